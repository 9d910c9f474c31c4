"""The rungate command and its pytest plugin."""
