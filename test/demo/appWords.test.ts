import { expect, it } from 'vitest';
import { consoleWords } from '../../demo/admin/consoleWords.js';
import { paletteWords } from '../../demo/admin/palette/paletteWords.js';
import { appWords } from '../../demo/app/appWords.js';
import { barWords } from '../../demo/chrome/barWords.js';

it.each([
  ['app and the portal', appWords],
  ['bar at the top', barWords],
  ['command palette of the console', paletteWords],
  ['pages of the console', consoleWords],
])('The %s have no English sentence in other languages', (_, words) => {
  const { en, ...others } = words;
  const english = new Set(textsOf(en));
  const same = Object.values(others).flatMap((texts) => textsOf(texts).filter((text) => english.has(text)));
  expect(same).toEqual([]);
});

function textsOf(words: object): string[] {
  return Object.entries(words).flatMap(([name, value]) => {
    if (name === 'attributes') return [];
    return typeof value === 'string' ? [value] : typeof value === 'function' ? [value('x')] : textsOf(value);
  });
}
