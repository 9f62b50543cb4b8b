import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns a folder with the files of a commit, its packages, and the benchmarks of the present tree. It is kept for the next run. */
export async function openTree(root, commit) {
  const tree = join(root, 'node_modules/.cache/parley-gate', commit);
  if ((await textOf(join(tree, 'package.json'))) === undefined) await unpack(root, commit, tree);
  await rm(join(tree, 'bench'), { recursive: true, force: true });
  await cp(join(root, 'bench'), join(tree, 'bench'), { recursive: true, filter: (path) => !path.includes('node_modules') });
  return tree;
}

async function unpack(root, commit, tree) {
  const unfinished = `${tree}-unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const files = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', unfinished], { input: files });
  const isSame = (await textOf(join(root, 'package-lock.json'))) === (await textOf(join(unfinished, 'package-lock.json')));
  if (isSame) await symlink(join(root, 'node_modules'), join(unfinished, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: unfinished, stdio: 'ignore' });
  await rename(unfinished, tree);
}

function textOf(path) {
  return readFile(path, 'utf8').catch(() => undefined);
}
