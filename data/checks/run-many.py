# Runs or parses many Python programs, each in a fresh fork of this process: starting Python anew is what costs.
# Usage: run-many.py run|parse FOLDER …   Reads FOLDER/item.py; writes FOLDER/output and FOLDER/error, and FOLDER/fault when it fails.
import os
import signal
import sys
import traceback

LIMIT_S = 20


def run(how):
    for fd, name in ((1, "output"), (2, "error")):
        os.dup2(os.open(name, os.O_CREAT | os.O_WRONLY), fd)
    with open("item.py", encoding="utf-8") as file:
        code = compile(file.read(), "item.py", "exec")
    if how == "run":
        exec(code, {"__name__": "__main__", "__file__": "item.py"})
    sys.stdout.flush()


how, folders = sys.argv[1], sys.argv[2:]
for folder in folders:
    child = os.fork()
    if child == 0:
        signal.alarm(LIMIT_S)
        status = 0
        os.chdir(folder)
        sys.path[0] = folder
        sys.argv = ["item.py"]
        try:
            run(how)
        except SystemExit as end:
            status = 0 if end.code is None else end.code if isinstance(end.code, int) else 1
        except BaseException:
            traceback.print_exc()
            status = 1
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
    _, status = os.waitpid(child, 0)
    if status != 0:
        with open(os.path.join(folder, "fault"), "w") as file:
            file.write(str(status))
