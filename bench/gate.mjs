// Compares the speed and sizes of the present tree with those of the commit in baseline.json, and fails if one got worse. Run by `npm run bench:gate`.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { gatePages, measures } from './gate/measures.mjs';
import { openTree } from './gate/openTree.mjs';
import { sizesOf } from './gate/sizes.mjs';
import { openBenchSite } from './support/benchSite.mjs';
import { printTable } from './support/table.mjs';

const root = new URL('..', import.meta.url).pathname;
const only = process.env.ONLY ?? '';
const worst = 1.12;
/** A page that never gets ready would hold the whole gate. */
const limitMs = 90_000;
const { commit } = JSON.parse(await readFile(new URL('baseline.json', import.meta.url), 'utf8'));

if (!hasCommit()) {
  process.stdout.write(`Nothing was compared: this clone lacks the commit ${commit}. Run "git fetch --unshallow".\n`);
} else if (isUnchanged()) {
  process.stdout.write(`Nothing was compared: src is as in ${commit}.\n`);
} else {
  const before = await openSite(await openTree(root, commit));
  const present = await openSite(root);
  try {
    const rows = [...(await compareTimes(before, present)), ...(await compareSizes(before, present))];
    const failed = rows.filter(({ ratio }) => !(ratio <= worst));
    printTable(`Compared with ${commit.slice(0, 8)} (at most ${worst})`, [
      ['', 'before', 'present', 'ratio'],
      ...rows.map((row) => [row.name, row.before, row.present, `${row.ratio.toFixed(2)}${failed.includes(row) ? ' (worse)' : ''}`]),
    ]);
    if (failed.length > 0) {
      process.stdout.write('\nIf this is worth its cost, move the commit in bench/baseline.json, and say why in that commit.\n');
      process.exitCode = 1;
    }
  } finally {
    await before.close();
    await present.close();
  }
}

async function openSite(tree) {
  const site = await openBenchSite({ folder: '.', pages: gatePages, hasElement: true, root: tree });
  return { ...site, tree };
}

/** The least of several rounds, because other load of the machine can only add to it. What seems worse is measured up to twice more. */
async function compareTimes(before, present) {
  const rows = [];
  for (const [name, { measure, rounds }] of Object.entries(measures).filter(([title]) => title.includes(only))) {
    const times = { before: [], present: [] };
    const measureRounds = async () => {
      for (let round = 0; round < rounds; round += 1) {
        times.before.push(await withLimit(name, measure(before)));
        times.present.push(await withLimit(name, measure(present)));
      }
    };
    const ratio = () => Math.min(...times.present) / Math.min(...times.before);
    await measureRounds();
    for (let again = 0; again < 2 && ratio() > worst; again += 1) await measureRounds();
    process.stdout.write(`${name}: ${ratio().toFixed(2)}\n`);
    const cell = (all) => `${Math.min(...all).toFixed(0)} ms`;
    rows.push({ name, before: cell(times.before), present: cell(times.present), ratio: ratio() });
  }
  return rows;
}

function withLimit(name, measured) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`"${name}" did not end within ${limitMs / 1000} s.`)), limitMs);
  });
  return Promise.race([measured, late]).finally(() => clearTimeout(timer));
}

async function compareSizes(before, present) {
  const [sizesBefore, sizes] = [await sizesOf(before, before.tree), await sizesOf(present, present.tree)];
  const cell = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
  return [...sizes]
    .filter(([name]) => sizesBefore.has(name) && `gzip of ${name}`.includes(only))
    .map(([name, bytes]) => ({
      name: `gzip of ${name}`,
      before: cell(sizesBefore.get(name)),
      present: cell(bytes),
      ratio: bytes / sizesBefore.get(name),
    }));
}

/** A clone without history may still be able to fetch the commit. */
function hasCommit() {
  return (
    git('cat-file', '-e', `${commit}^{commit}`) ||
    (git('fetch', '--depth=1', 'origin', commit) && git('cat-file', '-e', `${commit}^{commit}`))
  );
}

function isUnchanged() {
  return git('diff', '--quiet', commit, '--', 'src', 'package-lock.json');
}

function git(...args) {
  try {
    execFileSync('git', args, { cwd: root, stdio: 'ignore', timeout: 60_000 });
    return true;
  } catch {
    return false;
  }
}
