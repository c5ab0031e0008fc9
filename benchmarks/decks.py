"""Fixed decks to measure with: three pairs for each family of cards.

They stay as they are, so that numbers from different days compare.
"""

from typing import Final, NamedTuple


class Pair(NamedTuple):
    """A Corp deck against a Runner deck."""

    name: str
    corp: str
    runner: str


CORE: Final = Pair(
    "core",
    """
    1x Haas-Bioroid: Engineering the Future
    3x Nisei MK II
    3x Priority Requisition
    3x Private Security Force
    3x Adonis Campaign
    3x PAD Campaign
    2x Melange Mining Corp.
    3x Hedge Fund
    2x Biotic Labor
    2x Archived Memories
    2x Ash 2X3ZB9CY
    2x SanSan City Grid
    3x Ice Wall
    3x Enigma
    3x Wall of Static
    2x Rototurret
    2x Ichi 1.0
    2x Viktor 1.0
    2x Tollbooth
    """,
    """
    1x Gabriel Santiago: Consummate Professional
    3x Sure Gamble
    3x Easy Mark
    2x Account Siphon
    2x Inside Job
    2x Special Order
    2x Legwork
    2x Desperado
    2x HQ Interface
    2x Plascrete Carapace
    3x Bank Job
    3x Armitage Codebusting
    2x Crash Space
    2x John Masanori
    3x Corroder
    2x Gordian Blade
    2x Ninja
    2x Femme Fatale
    2x Sneakdoor Beta
    2x Datasucker
    2x Crypsis
    """,
)

TAGS: Final = Pair(
    "tags and traps",
    """
    1x NBN: Making News
    3x AstroScript Pilot Program
    3x Breaking News
    3x Private Security Force
    2x Priority Requisition
    3x Snare!
    2x Project Junebug
    2x Ghost Branch
    3x PAD Campaign
    3x Hedge Fund
    2x SEA Source
    2x Scorched Earth
    2x Anonymous Tip
    2x Red Herrings
    3x Data Raven
    2x Matrix Analyzer
    3x Hunter
    2x Shadow
    2x Tollbooth
    3x Wall of Static
    2x Neural Katana
    """,
    """
    1x Noise: Hacker Extraordinaire
    3x Sure Gamble
    3x Diesel
    2x Déjà Vu
    2x Demolition Run
    2x Infiltration
    2x Grimoire
    2x Cyberfeeder
    2x Plascrete Carapace
    2x Wyldside
    2x Ice Carver
    3x Armitage Codebusting
    2x Decoy
    3x Corroder
    2x Mimic
    2x Yog.0
    2x Djinn
    2x Medium
    2x Datasucker
    2x Parasite
    2x Crypsis
    1x Net Shield
    """,
)

GATEWAY: Final = Pair(
    "gateway",
    """
    1x The Syndicate: Profit over Principle
    3x Offworld Office
    2x Send a Message
    3x Superconducting Hub
    2x Orbital Superiority
    2x Nico Campaign
    3x Regolith Mining License
    2x Urtica Cipher
    3x Hedge Fund
    3x Government Subsidy
    2x Seamless Launch
    2x Predictive Planogram
    2x Public Trail
    2x Retribution
    2x Manegarm Skunkworks
    1x AMAZE Amusements
    2x Brân 1.0
    3x Palisade
    2x Diviner
    3x Whitespace
    2x Karunā
    3x Tithe
    1x Funhouse
    """,
    """
    1x The Catalyst: Convention Breaker
    3x Sure Gamble
    2x Creative Commission
    3x Jailbreak
    3x Overclock
    2x Tread Lightly
    1x VRcation
    2x Mutual Favor
    2x Wildcat Strike
    2x Docklands Pass
    2x Pennyshaver
    1x DZMZ Optimizer
    2x Red Team
    3x Smartware Distributor
    2x Telework Contract
    2x Verbal Plasticity
    2x Carmen
    2x Cleaver
    3x Mayfly
    2x Unity
    2x Conduit
    2x Leech
    """,
)

RUSH: Final = Pair(
    "rush",
    """
    3x Hostile Takeover
    3x Corporate War
    2x Tycho Extension
    3x Political Coup
    2x Black Ice Quality Assurance
    3x BBS Whispering Campaign
    2x Braindance Campaign
    2x Rockerboy Promotion
    3x Accounts Receivable
    2x Efficiency Experts
    2x Overtime Incentives
    2x Chance Observation
    1x Scorched Earth
    2x Red Herrings
    3x Data Wall
    3x Filter
    2x Wall of Static
    2x Laser Wire
    2x Hunter
    2x Neural Blade
    1x Cortical Scrub
    """,
    """
    3x Score!
    3x Livewire's Contacts
    2x Jack 'n' Joe
    2x Bodyweight Synthetic Blood
    2x Inside Job
    2x All-Nighter
    1x Custodial Position
    2x WuTech Mem Chip
    2x Artemis 2020
    2x Armored Fridge
    3x Floating Runner BBS
    3x Short-Term Contract
    2x Access to Kiribati
    2x Fall Guy
    1x Umbrella Policy
    3x Codecracker
    3x Dwarf
    2x Loony Goon
    2x Bartmoss Memorial Icebreaker
    2x Blink
    1x Bakdoor
    """,
)

AMBUSH: Final = Pair(
    "ambush",
    """
    3x Employee Empowerment
    3x Marine Arcology
    2x Netwatch Operations Office
    2x Priority Requisition
    2x Hostile Takeover
    3x Setup!
    2x TRAP!
    2x Vacant Soulkiller
    2x Krumz
    2x Rustbelt HQ Branch
    3x Accounts Receivable
    2x Night Shift
    2x Trojan Horse
    1x Punitive Counterstrike
    2x Rio de Janeiro City Grid
    2x Antiquated Interface Routines
    2x Banpei
    2x Jack Attack
    2x Cinderella
    2x TKO 2.0
    2x Shotgun Wire
    2x Keeper
    2x Quandary
    """,
    """
    3x Score!
    3x Temple Microcode Outlet
    2x Gideon's Pawnshop
    2x Executive Wiretaps
    2x Mantis, Fixer-at-Large
    2x Forgotten Backup Chip
    1x Weather-to-Finance Pipe
    2x MRAM Chip
    1x Parraline 5750
    2x R&D Interface
    2x HQ Interface
    2x Top Runners Conference
    2x Technician Lover
    2x Access Through Alpha
    2x Leland, Corporate Bodyguard
    2x Trauma Team
    3x Cyfermaster
    2x Shaka
    2x Raptor
    2x Worm
    2x Invisibility
    2x Cloak
    """,
)

VIRUSES: Final = Pair(
    "viruses",
    """
    3x Bioweapons Engineering
    3x Corporate Coup
    2x Main-Office Relocation
    2x Detroit Police Contract
    2x Genetics-Visionary Acquisition
    2x Solo Squad
    2x Euromarket Consortium
    2x Holovid Campaign
    2x South African Mining Corp
    3x Accounts Receivable
    2x Annual Reviews
    2x Off-Site Backups
    2x Systematic Layoffs
    2x New Galveston City Grid
    1x Dieter Esslin
    3x Data Wall 2.0
    2x Fire Wall
    2x Crystal Wall
    2x Fetch 4.0.1
    2x Data Naga
    2x Ball and Chain
    2x Sentinels Prime
    """,
    """
    3x Score!
    2x Livewire's Contacts
    2x Hunt Club BBS
    2x misc.for-sale
    2x Stumble through Wilderspace
    2x Organ Donor
    2x Zetatech Mem Chip
    2x Raven Microcyb Owl
    1x Nasuko Cycle
    2x Silicon Saloon Franchise
    2x Nomad Allies
    2x Back Door to Hilliard
    2x The Short Circuit
    2x Pox
    2x Skivviss
    2x Gremlins
    2x Butcher Boy
    2x Deep Thought
    2x Fait Accompli
    2x Wizard's Book
    2x Wild Card
    2x Grubb
    1x Black Dahlia
    """,
)

PAIRS: Final[dict[str, tuple[Pair, ...]]] = {
    "modern": (CORE, TAGS, GATEWAY),
    "classic": (RUSH, AMBUSH, VIRUSES),
}
