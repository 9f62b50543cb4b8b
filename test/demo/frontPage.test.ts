import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { words } from '../../demo/home/words.js';
import { languages } from '../../src/labels.js';

const page = readFileSync('demo/home/index.html', 'utf8');

describe('The front page', () => {
  it('offers each language of the chat, in its header and beside the themes', () => {
    const offered = [/<option value="([\w-]+)">/g, /name="language" value="([\w-]+)"/g].map((control) => namesIn(control));
    expect(offered[0]?.toSorted()).toEqual([...languages].toSorted());
    expect(offered[1]?.toSorted()).toEqual([...languages].toSorted());
  });

  it.each(Object.entries(words))('has all its words in %s, and no others', (_, texts) => {
    const shownLater = ['heading', 'copied', 'firstQuestion'];
    expect(Object.keys(texts).toSorted()).toEqual(
      [...new Set([...namesIn(/data-(?:text|label|title)="(\w+)"/g), ...shownLater])].toSorted(),
    );
  });

  it('has no English sentence among the words of other languages', () => {
    const english = new Set([...page.matchAll(/data-(?:text|label|title)="\w+"[^>]*>([^<]+)</g)].map(([, text = '']) => plain(text)));
    const same = Object.values(words).flatMap((texts) => Object.values(texts).filter((text) => english.has(text)));
    expect(new Set(same)).toEqual(new Set(['Element', 'Portal', 'System']));
  });
});

function namesIn(pattern: RegExp): string[] {
  return [...page.matchAll(pattern)].map(([, name = '']) => name);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
