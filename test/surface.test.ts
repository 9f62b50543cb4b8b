import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publicNamesIn } from '../scripts/release/publicNamesIn.js';
import { entryPoints, exportsOf } from './support/publicExports.js';
import { signaturesOf } from './support/signatures.js';

/** Files in `test/surface`, so that a review shows every change of a public name or signature. `vitest -u` writes them. */
describe.each(entryPoints)('the entry point %s', (entry) => {
  const names = exportsOf(entry).map(({ name }) => name);
  const surface = signaturesOf(entry);

  it('has the recorded names and signatures', async () => {
    await expect(surface).toMatchFileSnapshot(`surface/${entry.replace('src/', '').replace('/index.ts', '').replace('.ts', '')}.txt`);
  });

  it('is recorded with all of its names', () => {
    expect([...publicNamesIn(surface)].sort()).toEqual([...names].sort());
  });

  it('exports each name once, without renaming it', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(readFileSync(entry, 'utf8')).not.toMatch(/ as /);
  });
});
