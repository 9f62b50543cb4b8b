import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../../demo/home/loadWords.js';
import { languages } from '../../src/labels.js';

const translated = languages.filter((language) => language !== 'en');

/** The languages of questions that the agent of the demo reads. */
const answeredIn = ['de', 'es', 'ja', 'ar'];

/** Words that some languages have in common with English. */
const sameInSome = new Set(['Console', 'Documentation', 'Element', 'Portal', 'Rose', 'System', 'Violet']);

const page = readFileSync('demo/home/index.html', 'utf8');

describe('The front page', () => {
  it('offers each language of the chat, in its header and beside the themes', () => {
    const offered = [/<option value="([\w-]+)">/g, /name="language" value="([\w-]+)"/g].map((control) => namesIn(control));
    expect(offered[0]?.toSorted()).toEqual([...languages].toSorted());
    expect(offered[1]?.toSorted()).toEqual([...languages].toSorted());
  });

  it.each(translated)('has all its words in %s, and no others', async (language) => {
    const shownLater = ['heading', 'copied', 'firstQuestion'];
    const all = new Set([...namesIn(/data-(?:text|label|title)="(\w+)"/g), ...shownLater]);
    const asked = new Set([...namesIn(/data-text="(\w+)" data-ask/g), 'firstQuestion']);
    const expected = answeredIn.includes(language) ? [...all] : [...all].filter((name) => !asked.has(name));
    expect(asked.size).toBe(4);
    expect(Object.keys((await loadWords(language)) ?? {}).toSorted()).toEqual(expected.toSorted());
  });

  it('has no English sentence among the words of other languages', async () => {
    const english = new Set([...page.matchAll(/data-(?:text|label|title)="\w+"[^>]*>([^<]+)</g)].map(([, text = '']) => plain(text)));
    const texts = await Promise.all(translated.map(async (language) => Object.values((await loadWords(language)) ?? {})));
    expect(new Set(texts.flat().filter((text) => english.has(text)))).toEqual(sameInSome);
  });

  it.each(translated)('is punctuated in %s as its readers do', async (language) => {
    const texts = Object.values((await loadWords(language)) ?? {});
    const wrong =
      language === 'fr' ? /[^\u00a0][:;!?](?!\/)|[«](?!\u00a0)/ : language === 'zh-Hans' ? /[\p{Script=Han}][,.:;!?]/u : / [:;!?,.](?! )/;
    expect(texts.filter((text) => wrong.test(text))).toEqual([]);
  });
});

function namesIn(pattern: RegExp): string[] {
  return [...page.matchAll(pattern)].map(([, name = '']) => name);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
