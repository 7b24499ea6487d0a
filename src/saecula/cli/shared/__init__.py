"""What several commands share: how options are written, files are read, and progress is shown."""
