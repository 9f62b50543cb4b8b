// Takes the pictures of README.md from the running demo and writes them to `docs`. Run by `npm run docs:pictures -- [NAME]`.
import { writeFileSync } from 'node:fs';
import { ensureBrowser } from './setup/ensureBrowser.mjs';
import { ensurePackages } from './setup/ensurePackages.mjs';

await ensurePackages();
if ((await ensureBrowser()) === undefined) process.exit(1);
const { runnerImport } = await import('vite');
const { module } = await runnerImport('./test/pictures/takePictures.ts');
for await (const { path, picture } of module.takePictures(process.argv[2])) {
  writeFileSync(path, picture);
  process.stdout.write(`${path}: ${(picture.length / 1024).toFixed(0)} KiB\n`);
}
