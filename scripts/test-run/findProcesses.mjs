import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * Finds the running processes of a test run: by the mark in their environment on Linux, which those have that left their
 * parent, and elsewhere as descendants of the first.
 */
export function findProcesses(firstPid, mark) {
  return existsSync('/proc/self/environ') ? marked(mark) : descendants(firstPid);
}

function marked(mark) {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    if (!Number.isInteger(pid) || pid === process.pid) return [];
    try {
      if (!readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(mark)) return [];
      return [{ pid, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 200) }];
    } catch {
      // It has ended.
      return [];
    }
  });
}

function descendants(firstPid) {
  const rows = execFileSync('ps', ['-axo', 'pid=,ppid=,command='], { encoding: 'utf8' }).split('\n');
  const all = rows.flatMap((row) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command: command.slice(0, 200) }];
  });
  const found = all.filter(({ pid }) => pid === firstPid);
  for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid));
  return found;
}
