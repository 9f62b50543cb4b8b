import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '../../src/labels.js';

it('The front page offers each language of the chat, in its header and beside the themes', () => {
  const page = readFileSync('demo/home/index.html', 'utf8');
  const offered = [/<option value="([\w-]+)">/g, /name="language" value="([\w-]+)"/g].map((control) =>
    [...page.matchAll(control)].map(([, language = '']) => language),
  );
  const themes = ['auto', 'light', 'dark'];
  expect(offered[0]?.filter((value) => !themes.includes(value)).toSorted()).toEqual([...languages].toSorted());
  expect(offered[1]?.toSorted()).toEqual([...languages].toSorted());
});
