"""The same agent in tests: each one leaves a recording, which `rungate gate` judges by cases.yml."""

import pytest
from agent import run

TASKS = {
    "book-flight": "Book the cheapest flight from Oslo to Lisbon on 12 June 2026",
    "weather": "How warm is it in Lisbon?",
    "small-talk": "Thank you, that is all",
}


@pytest.mark.rungate(case="{case}")
@pytest.mark.parametrize("case", TASKS)
@pytest.mark.parametrize("trial", range(3))
def test_agent(case, trial, record):
    messages = run(TASKS[case])
    record(messages)
    assert messages[-1]["content"]
