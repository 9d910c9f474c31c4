"""Writes the result of an agent as a recording that rungate reads."""

import dataclasses
import json
import os
import uuid

LONGEST_REASON = 300


class Trial:
    """One run of a case: the recording of one test."""

    def __init__(self, folder, case, counts):
        self.case, self.number, self.counts = case, counts[case], counts
        self.path = folder / f"{case}.{self.number}.json"
        self.before = None
        self.is_recorded = self.is_again = False

    def start(self):
        """Replaces the recording of an earlier session, in case this process does not survive the test."""
        self.is_again = self.is_recorded
        if not self.is_again:
            self.before = self.path.read_bytes() if self.path.exists() else None
            self.fail("the test did not end")

    def record(self, result, **fields):
        """Writes the recording. A test has one, and keeps it where a plugin runs the test again."""
        if self.is_again:
            return
        if self.is_recorded:
            raise RuntimeError("record was called twice: a test records one run. For more, repeat the test")
        self.write(result, **fields)
        self.is_recorded = True

    def fail(self, reason):
        """Writes a run that could not run, which is neither a pass nor a failure of the agent."""
        self.write({"toolCalls": []}, runError=" ".join(reason.split())[:LONGEST_REASON])

    def restore(self):
        """Takes back what start did, for a test that was skipped."""
        if self.before is None:
            self.path.unlink(missing_ok=True)
        else:
            self.path.write_bytes(self.before)

    def write(self, result, **fields):
        """Writes a whole file or none. The id keeps trials apart that did the same."""
        about = {"case": self.case, "trial": str(self.number), "run": str(uuid.uuid4())}
        text = recording_text(result, {**fields, **about})
        self.path.parent.mkdir(parents=True, exist_ok=True)
        whole = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        whole.write_text(text, encoding="utf-8")
        os.replace(whole, self.path)


def recording_text(value, fields):
    """Returns the text of a recording: what the agent returned, with `fields` next to it."""
    value = as_json(value)
    document = value if isinstance(value, dict) else {"messages": value}
    return json.dumps({**document, **fields}, default=as_json, ensure_ascii=False) + "\n"


def as_json(value):
    """Returns what an SDK's own object says of itself. Parts of it may be such objects again."""
    if isinstance(value, (dict, list, tuple)):
        return value
    if hasattr(value, "isoformat"):  # dates and times
        return value.isoformat()
    if hasattr(value, "to_input_list"):  # OpenAI Agents SDK
        return value.to_input_list()
    if hasattr(value, "all_messages_json"):  # Pydantic AI
        return json.loads(value.all_messages_json())
    if hasattr(value, "response_metadata") and hasattr(value, "model_dump"):  # messages of LangChain
        return {"type": value.type, "data": value.model_dump(mode="json")}
    for name, options in (("model_dump", {"mode": "json"}), ("to_dict", {})):
        if hasattr(value, name):
            return getattr(value, name)(**options)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    raise TypeError(
        f"record() cannot write {type(value).__module__}.{type(value).__qualname__} as JSON: "
        'pass the messages, the steps, or {"toolCalls": [{"name": …, "arguments": …}]}'
    )
