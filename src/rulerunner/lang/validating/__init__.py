"""Parts of the validator: the shape of abilities, what may refer to what, and the subtypes there are."""
