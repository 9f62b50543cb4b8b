import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entryPoints, exportsOf } from './support/publicExports.js';

/** Lists in `test/surface`, so that a review shows every public name that comes or goes. `vitest -u` writes them. */
describe.each(entryPoints)('the entry point %s', (entry) => {
  const names = exportsOf(entry)
    .map(({ name, isType }) => (isType ? `${name} (type)` : name))
    .sort();

  it('exports the recorded public names', async () => {
    await expect(`${names.join('\n')}\n`).toMatchFileSnapshot(
      `surface/${entry.replace('src/', '').replace('/index.ts', '').replace('.ts', '')}.txt`,
    );
  });

  it('exports each name once, without renaming it', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(readFileSync(entry, 'utf8')).not.toMatch(/ as /);
  });
});
