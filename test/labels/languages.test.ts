import { describe, expect, it } from 'vitest';
import { englishActing } from '../../src/chat/labels/acting/en.js';
import { englishAsking } from '../../src/chat/labels/asking/en.js';
import { englishTools } from '../../src/chat/labels/tools/en.js';
import { englishViewing } from '../../src/chat/labels/viewing/en.js';
import { english, type Labels, type Language, languages, loadLabels, matchLanguage } from '../../src/labels.js';
import { countedLabels, leavesOf, textsOf } from './support/leavesOf.js';
import { wrongPunctuation } from './support/wrongPunctuation.js';

const catalogues = await Promise.all(languages.map(async (language) => ({ language, labels: await loadLabels(language) })));

/** The counts whose form differs somewhere: none, one, two, a few, ten and one, twenty and one, a hundred, a fraction. */
const counts = [0, 1, 2, 5, 11, 21, 100, 1.5];

describe.each(catalogues)('the $language texts of the chat', ({ language, labels }) => {
  it('name their language and its direction', () => {
    expect(labels.locale).toBe(language);
    expect(Intl.getCanonicalLocales(labels.locale)).toEqual([language]);
    expect(labels.direction).toBe(['ar', 'he'].includes(language) ? 'rtl' : 'ltr');
  });

  it('say every value they are given', () => {
    for (const [key, label] of leavesOf(labels)) {
      if (typeof label !== 'function' || isCounted(key) || key === 'chart.summary') continue;
      const values = Array.from({ length: label.length }, (_, index) => `value-${index}`);
      for (const value of values) expect(label(...values), key).toContain(value);
    }
    expect(labels.chart.summary(chart)).toMatch(/^(?=.*KIND)(?=.*VALUE)(?=.*BY)(?=.*ROWS)(?=.*AT)(?=.*HIGHEST)/);
    expect(labels.steps.summary(7, '1.2 s')).toMatch(/7.*1\.2 s/);
  });

  it('leave out what is unknown of steps and charts', () => {
    expect(labels.steps.summary(7, '')).not.toMatch(/undefined|·|\s$/);
    const summary = labels.chart.summary({ ...chart, by: undefined, highest: undefined });
    expect(summary).not.toMatch(/undefined|[,،、，]\s*$|\(\)/);
  });

  it('say one and two in figures or, where the language does, in words; all other numbers in figures', () => {
    for (const key of countedLabels) {
      for (const count of counts) {
        const figure = key === 'steps.summary' ? String(count) : 'NUMBER';
        const isInWords =
          ['ar', 'he'].includes(language) && (count <= 2 || key === 'result.allRows') && !counted(labels, key, count).includes(figure);
        if (!isInWords) expect(counted(labels, key, count), `${key} ${count}`).toContain(figure);
      }
    }
  });

  it('have one form for all counts of a plural category, and no other form', () => {
    const rules = new Intl.PluralRules(language);
    for (const key of countedLabels) {
      for (const category of rules.resolvedOptions().pluralCategories) {
        const alike = counts.filter((count) => rules.select(count) === category);
        const texts = new Set(alike.map((count) => counted(labels, key, count).replace(String(count), 'NUMBER')));
        expect(texts.size, `${key} ${category}`).toBeLessThanOrEqual(1);
      }
    }
  });

  it('end where and as the English ones do', () => {
    const originals = textsOf({ ...english, viewing: englishViewing, tools: englishTools, asking: englishAsking, acting: englishActing });
    for (const [key, text] of textsOf(labels)) {
      const original = originals.get(key) ?? '';
      expect(/[.。।]$/.test(text), `${key}: ${text}`).toBe(/\.$/.test(original));
      expect(text.endsWith('…'), `${key}: ${text}`).toBe(original.endsWith('…'));
    }
  });

  it('use the punctuation of the language', () => {
    for (const [key, text] of textsOf(labels)) for (const pattern of wrongPunctuation(language)) expect(text, key).not.toMatch(pattern);
  });

  it.skipIf(scripts[language] === undefined)('have Latin letters only in names', () => {
    for (const [key, text] of textsOf(labels)) {
      if (key === 'result.emptyValue' || key === 'result.ofPart' || key === 'common.shownOf' || key === 'tools.editFilter') continue;
      const latin = text.replaceAll(/[A-Z]{2,}\d?/g, '').match(/\p{Script=Latin}+/gu) ?? [];
      expect(
        latin.filter((word) => !names.has(word)),
        `${key}: ${text}`,
      ).toEqual([]);
      if (key !== 'result.sql') expect(text, key).toMatch(scripts[language] ?? /^$/);
    }
  });
});

describe('counted words', () => {
  it.each([
    ['en', ['0 steps', '1 step', '2 steps', '5 steps', '11 steps', '21 steps', '100 steps', '1.5 steps']],
    ['fr', ['0 étape', '1 étape', '2 étapes', '5 étapes', '11 étapes', '21 étapes', '100 étapes', '1.5 étape']],
    ['pl', ['0 kroków', '1 krok', '2 kroki', '5 kroków', '11 kroków', '21 kroków', '100 kroków', '1.5 kroku']],
    ['ar', ['0 خطوة', 'خطوة واحدة', 'خطوتان', '5 خطوات', '11 خطوة', '21 خطوة', '100 خطوة', '1.5 خطوة']],
    ['he', ['0 שלבים', 'שלב אחד', 'שני שלבים', '5 שלבים', '11 שלבים', '21 שלבים', '100 שלבים', '1.5 שלבים']],
    ['tr', ['0 adım', '1 adım', '2 adım', '5 adım', '11 adım', '21 adım', '100 adım', '1.5 adım']],
  ] as const)('have the forms of the language: %s', async (language, forms) => {
    const { steps } = await loadLabels(language);
    expect(counts.map((count) => steps.summary(count, ''))).toEqual(forms);
  });

  it.each([
    ['de', ['0 Zeilen', '1 Zeile', '2 Zeilen', '5 Zeilen', '11 Zeilen', '21 Zeilen', '100 Zeilen', '1.5 Zeilen']],
    ['pl', ['0 wierszy', '1 wiersz', '2 wiersze', '5 wierszy', '11 wierszy', '21 wierszy', '100 wierszy', '1.5 wiersza']],
    ['ar', ['لا صفوف', 'صف واحد', 'صفّان', '5 صفوف', '11 صفًا', '21 صفًا', '100 صف', '1.5 صف']],
    ['hi', ['0 पंक्ति', '1 पंक्ति', '2 पंक्तियाँ', '5 पंक्तियाँ', '11 पंक्तियाँ', '21 पंक्तियाँ', '100 पंक्तियाँ', '1.5 पंक्तियाँ']],
    ['ja', ['0 行', '1 行', '2 行', '5 行', '11 行', '21 行', '100 行', '1.5 行']],
  ] as const)('count rows: %s', async (language, forms) => {
    const { result } = await loadLabels(language);
    expect(counts.map((count) => result.allRows(count, String(count)))).toEqual(forms);
  });
});

describe('the language of a tag', () => {
  it.each([
    ['fr-CA', 'fr'],
    ['de_AT', 'de'],
    ['EN-gb', 'en'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['zh', 'zh-Hans'],
    ['zh-TW', 'zh-Hans'],
    ['iw', 'he'],
    ['sv', 'en'],
    ['not a tag', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('%s is %s', async (tag, language) => {
    expect(matchLanguage(tag)).toBe(language);
    expect((await loadLabels(tag)).locale).toBe(language);
  });
});

const chart = { kind: 'KIND', value: 'VALUE', by: 'BY', rows: 'ROWS', highest: { at: 'AT', value: 'HIGHEST' } };

function isCounted(key: string): boolean {
  return countedLabels.some((counted) => counted === key);
}

function counted(labels: Labels, key: (typeof countedLabels)[number], count: number): string {
  // English has its groups in files.
  return textsOf({ asking: englishAsking, ...labels }, count).get(key) ?? '';
}

/** How texts of languages with other letters than Latin look. */
const scripts: Partial<Record<Language, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  'zh-Hans': /\p{Script=Han}/u,
};

/** Latin words that every language uses: a format, and keys. */
const names = new Set(['Markdown', 'Enter', 'Ctrl', 'Tab', 'Esc']);
