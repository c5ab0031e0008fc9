"""What the site does to its pages: links to files of the project that are no pages become plain words.

Such a link is followed first: one that leads nowhere stops the building of the site.
"""

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\((\.\.?/[^)#\s]*)(#[^)\s]*)?\)")


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Called by mkdocs with the text of each page."""
    docs = ROOT / "docs"
    folder = (docs / page.file.src_uri).parent

    def plain(found: re.Match[str]) -> str:
        target = (folder / found[2]).resolve()
        if target.is_relative_to(docs):
            return found[0]  # a page: mkdocs checks it
        if not target.exists():
            raise FileNotFoundError(f"{page.file.src_uri}: {found[2]} leads nowhere")
        return found[1]

    return LINK.sub(plain, markdown)
