"""The revisions, the first first. One that was released is never changed."""
