"""The pytest plugin: a test with `@pytest.mark.rungate(case="…")` writes one recording, which `rungate gate` judges."""

import glob
import re
from pathlib import Path

import pytest

from .recording import Trial

CASE_NAME = re.compile(r'(?!\.)[^\\/<>:"|?*\x00-\x1f]{1,150}')
TRIAL = pytest.StashKey()
FAULT = pytest.StashKey()


def pytest_addoption(parser):
    """Adds the setting of the folder."""
    parser.addini("rungate_runs", "folder for recordings of rungate, from the rootdir", default="evals/runs")


def pytest_configure(config):
    """Makes the marker known, and follows the session in the process that sees all tests."""
    config.addinivalue_line("markers", "rungate(case): the test runs this case of rungate once")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Leftovers(folder_of(config)), "rungate-leftovers")


def folder_of(config):
    """Returns the folder for recordings."""
    return Path(config.rootpath, config.getini("rungate_runs"))


@pytest.fixture
def record(request):
    """Writes what the agent returned: a result, messages or steps. Keywords are fields next to the run."""
    trial = request.node.stash.get(TRIAL, None)
    if trial is None and FAULT not in request.node.stash:
        pytest.fail('record needs the case: add @pytest.mark.rungate(case="…") to the test', pytrace=False)
    return None if trial is None else trial.record


def pytest_collection_finish(session):
    """Numbers the tests that will run, in their order: those of one case are its trials."""
    tests, counts = {}, {}
    for item in session.items:
        marker = item.get_closest_marker("rungate")
        if marker is None:
            continue
        case = case_of(item, marker)
        if not CASE_NAME.fullmatch(case):
            item.stash[FAULT] = f'"{case}" cannot name a file: write @pytest.mark.rungate(case="book-flight")'
            continue
        counts[case] = counts.get(case, 0) + 1
        item.stash[TRIAL] = Trial(folder_of(session.config), case, counts)
        test = item.nodeid.partition("[")[0]
        other = tests.setdefault(case, test)
        if other != test:
            item.stash[FAULT] = (
                f"{other} and {test} both run case {case}: give each its own, or make them one"
            )


def case_of(item, marker):
    """Returns the case of a test, with the values of its parameters: `case="book-{city}"`."""
    case = str(marker.kwargs.get("case", ""))
    parameters = getattr(getattr(item, "callspec", None), "params", {})
    return re.sub(r"\{(\w+)\}", lambda name: str(parameters.get(name[1], "?")), case)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_call(item):
    """Starts the trial of a test."""
    if TRIAL in item.stash:
        item.stash[TRIAL].start()
    if FAULT in item.stash:
        pytest.fail(item.stash[FAULT], pytrace=False)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    """Records that a test could not run which ended without a recording."""
    report, trial = (yield).get_result(), item.stash.get(TRIAL, None)
    if trial is None or report.when == "teardown" or (report.when == "setup" and not report.failed):
        return
    if not trial.is_recorded:
        if call.excinfo is None:
            trial.fail("the test did not call record")
        elif call.excinfo.errisinstance(pytest.skip.Exception):
            return trial.restore()
        else:
            trial.fail(f"the test failed before it recorded: {call.excinfo.exconly()}")
    report.rungate = [trial.case, trial.number, trial.counts[trial.case]]


class Leftovers:
    """Recordings of an earlier session beside the trials that this one ran."""

    def __init__(self, folder):
        self.folder, self.counts, self.ran = folder, {}, set()

    def pytest_runtest_logreport(self, report):
        """Notes the trials that ran, here or in a worker."""
        if hasattr(report, "rungate"):
            case, number, self.counts[case] = report.rungate
            self.ran.add((case, number))

    def pytest_sessionfinish(self):
        """Leaves of each case that ran only what this session recorded."""
        for case, count in self.counts.items():
            for path in self.folder.glob(f"{glob.escape(case)}.*.json"):
                number = path.name[len(case) + 1 : -len(".json")]
                if number.isdigit() and int(number) > count:
                    path.unlink()
            for number in range(1, count + 1):
                if (case, number) not in self.ran:
                    Trial(self.folder, case, {case: number}).fail("the test did not run to its end")
