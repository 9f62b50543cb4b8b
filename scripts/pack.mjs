// Builds the three packages and writes their tarballs to `tarballs`, or to the folder of an app: `npm run pack -- ../my-app`. `--built`
// packs the last build.
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { installLine, packPackages } from './pack/packPackages.mjs';
import { ensurePackages } from './setup/ensurePackages.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { built: { type: 'boolean', default: false } } });
const [folder = 'tarballs'] = positionals;

if (!values.built) {
  await ensurePackages();
  process.stdout.write('Building the packages, which takes a minute or two…\n');
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}\nThe packages could not be built.\n`);
    process.exit(1);
  }
}
for (const tarball of packPackages(folder).values()) process.stdout.write(`${relative('', tarball)}\n`);
const place = positionals.length > 0 ? `In ${folder}, run:` : 'Copy them to the folder of your app, and run there:';
process.stdout.write(`\n${place}\n  ${installLine()}\n`);
