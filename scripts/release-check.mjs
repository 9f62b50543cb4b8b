// Checks whether the built packages can be published. Run by `npm run release:check`, after `npm run build` and `npm run check:package`.
// `--record` writes the record that the next release is compared with.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'test-results/release' }, record: { type: 'boolean' } } });
const { module } = await runnerImport('./scripts/release/checkRelease.ts');
const { problems, notes, record } = await module.checkRelease(values.out);

for (const [name, size] of Object.entries(record.sizes)) console.log(`${name}: ${(size / 1024).toFixed(1)} KiB`);
for (const note of notes) console.log(note);
console.log(`Bills of materials: ${values.out}`);
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else if (values.record) writeFileSync(module.recordFile, `${JSON.stringify(record, null, 2)}\n`);
