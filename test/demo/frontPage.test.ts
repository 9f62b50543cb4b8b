import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../../demo/home/loadWords.js';
import { languages } from '../../src/labels.js';

const translated = ['ar', 'ja'];

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
    expect(Object.keys((await loadWords(language)) ?? {}).toSorted()).toEqual([...all].toSorted());
  });

  it('has no English sentence among the words of other languages', async () => {
    const english = new Set([...page.matchAll(/data-(?:text|label|title)="\w+"[^>]*>([^<]+)</g)].map(([, text = '']) => plain(text)));
    const texts = await Promise.all(translated.map(async (language) => Object.values((await loadWords(language)) ?? {})));
    expect(texts.flat().filter((text) => english.has(text))).toEqual([]);
  });

  it.each(translated)('is punctuated in %s as its readers do', async (language) => {
    const texts = Object.values((await loadWords(language)) ?? {});
    const wrong = language === 'ja' ? /[\p{Script=Han}\p{Script=Kana}][,.:;!?]/u : / [:;!?,.](?! )/;
    expect(texts.filter((text) => wrong.test(text))).toEqual([]);
  });

  it('shows figures that match their sources', () => {
    const figures = new Map(
      [...page.matchAll(/<a href="([^"]+)" class="figure"><strong[^>]*>([^<]+)<\/strong><span data-text="(\w+)"/g)].map(
        ([, link = '', figure = '', key = '']) => [key, { figure, source: link.replace(/^.*\/main\/|#.*/g, '') }],
      ),
    );
    const figureOf = (key: string) => figures.get(key)?.figure ?? '';
    const sourceOf = (key: string) => readFileSync(figures.get(key)?.source ?? '', 'utf8');
    expect(sourceOf('sizeFigure')).toContain(`stays within ${figureOf('sizeFigure')} for the first load of the element, including React`);
    const speed = figureOf('speedFigure').replace(' ×', '');
    expect(sourceOf('speedFigure')).toContain(`| answer of 50 KB, of streamdown's main-thread time | ${speed} |`);
    expect(sourceOf('axeFigure')).toContain('checked with [axe]');
    expect(figures.get('languageFigure')).toEqual({ figure: `${languages.length}`, source: 'src/labels' });
    expect(figures.get('policyFigure')?.source).toBe('/customer-strict');
    expect(readFileSync('demo/server/createDemoBackend.ts', 'utf8')).toContain(`${figureOf('policyFigure')};`);
    expect(sourceOf('operationFigure').match(/^\| `\w+` \| `[A-Z]+ /gm)).toHaveLength(Number(figureOf('operationFigure')));
  });
});

function namesIn(pattern: RegExp): string[] {
  return [...page.matchAll(pattern)].map(([, name = '']) => name);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
