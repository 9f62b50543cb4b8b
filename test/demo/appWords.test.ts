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
  expect(same.filter((text) => !sameInSome.has(text))).toEqual([]);
});

/** Words that some languages have in common with English. */
const sameInSome = new Set(['Branch', 'Branches', 'Builds', 'Dashboards', 'Deployment', 'Logs', 'Questions', 'Roles', 'System']);

function textsOf(words: object): string[] {
  return Object.values(words).flatMap((value) =>
    typeof value === 'string' ? [value] : typeof value === 'function' ? [value('x')] : textsOf(value),
  );
}
