import { spawnSync } from 'node:child_process';

/** The rules hold for what comes after this commit. Move it if a branch with older commits has to be merged as it is. */
const heldSince = '81be052d3e4e8d017acb712b5fa8daf45b2b249d';

/**
 * Returns the commits that are new: those after `base`, otherwise those of this branch, and on `main` those after `since`. None before
 * `since` is new, and none at all in a clone too shallow to contain any of these.
 */
export function readNewCommits({ base, since = heldSince, cwd = '.' } = {}) {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const commitOf = (name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  const head = commitOf('HEAD');
  const forks = ['origin/main', 'main'].map((name) => git('merge-base', 'HEAD', name)).filter((fork) => fork !== head);
  const known = [base && commitOf(base), ...forks, commitOf(since)].filter(Boolean);
  if (known.length === 0) return [];
  const old = [known[0], commitOf(since)].filter(Boolean).map((commit) => `^${commit}`);
  const lines = git('log', '--format=%h%x09%p%x09%s', 'HEAD', ...old) ?? '';
  return lines.split('\n').filter(Boolean).map(readLine);
}

function readLine(line) {
  const [hash, parents, ...subject] = line.split('\t');
  return { hash, parents: parents.split(' ').filter(Boolean), subject: subject.join('\t') };
}
