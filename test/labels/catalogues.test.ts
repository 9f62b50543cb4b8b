import { describe, expect, it } from 'vitest';
import {
  type AdminLabels,
  arabic,
  arabicAdmin,
  english,
  englishAdmin,
  german,
  germanAdmin,
  japanese,
  japaneseAdmin,
  type Labels,
  spanish,
  spanishAdmin,
} from '../../src/labels.js';

const translations: Readonly<Record<string, Labels>> = { german, spanish, japanese, arabic };
const adminTranslations: Readonly<Record<string, AdminLabels>> = {
  german: germanAdmin,
  spanish: spanishAdmin,
  japanese: japaneseAdmin,
  arabic: arabicAdmin,
};

describe.each([
  ...Object.entries(translations).map(([name, labels]) => ({ name, labels: withoutLocale(labels), original: withoutLocale(english) })),
  ...Object.entries(adminTranslations).map(([name, labels]) => ({ name: `${name} admin`, labels, original: englishAdmin })),
])('the $name catalogue', ({ name, labels, original }) => {
  it('has every word of the English one, and no others', () => {
    expect([...wordsOf(labels).keys()].sort()).toEqual([...wordsOf(original).keys()].sort());
  });

  it('leaves no word empty', () => {
    expect([...wordsOf(labels)].filter(([, word]) => word.trim() === '').map(([key]) => key)).toEqual([]);
  });

  it('leaves nothing in English but what is the same in both languages', () => {
    const englishWords = wordsOf(original);
    const same = [...wordsOf(labels)].filter(([key, word]) => word === englishWords.get(key) && !sameInMany.includes(key));
    const borrowed = name.startsWith('german') ? sameInGerman : [];
    expect(same.filter(([, word]) => !borrowed.includes(word))).toEqual([]);
  });
});

describe.each(Object.entries(adminTranslations))('the %s admin catalogue', (_, labels) => {
  it('says every formatted number and every name it is given', () => {
    const { common } = labels;
    for (const word of [common.selectRow, common.rowActions]) expect(word('NAME')).toContain('NAME');
    for (const word of [common.selected, common.charactersLeft])
      for (const count of [2, 7, 40]) expect(word(count, 'NUMBER')).toContain('NUMBER');
    for (const hasMore of [true, false]) expect(common.shown(7, 'NUMBER', hasMore)).toContain('NUMBER');
    for (const word of [common.bulk.succeeded, common.bulk.failed, common.bulk.unknown, common.bulk.notSent]) {
      expect(word(7, 'NUMBER')).toContain('NUMBER');
    }
    expect(common.bulk.progress('DONE', 'TOTAL')).toMatch(/DONE.*TOTAL|TOTAL.*DONE/);
  });
});

describe.each(Object.entries(translations))('the %s catalogue of the chat', (_, labels) => {
  it('says every value it is given', () => {
    for (const [key, label] of leavesOf(labels)) {
      if (typeof label !== 'function' || key === 'chart.summary' || key === 'steps.summary') continue;
      const values = Array.from({ length: label.length }, (_, index) => `value-${index}`);
      for (const value of values) expect(label(...values), key).toContain(value);
    }
  });

  it('names its language and its direction', () => {
    expect(Intl.getCanonicalLocales(labels.locale)).toEqual([labels.locale]);
    expect(labels.direction).toBe(labels === arabic ? 'rtl' : 'ltr');
  });

  it('sums up steps and charts', () => {
    expect(labels.steps.summary(3, '1.2 s')).toContain('1.2 s');
    expect(labels.steps.summary(3, '')).not.toMatch(/undefined|·/);
    const parts = { kind: 'KIND', value: 'VALUE', by: 'BY', rows: 'ROWS', highest: { at: 'AT', value: 'TOP' } };
    for (const word of ['KIND', 'VALUE', 'BY', 'ROWS', 'AT', 'TOP']) expect(labels.chart.summary(parts)).toContain(word);
    expect(labels.chart.summary({ ...parts, by: undefined, highest: undefined })).not.toContain('undefined');
  });
});

it('counts in the six forms of Arabic', () => {
  const forms = [1, 2, 3, 11, 100].map((count) => arabic.steps.summary(count, ''));
  expect(forms).toEqual(['خطوة واحدة', 'خطوتان', '3 خطوات', '11 خطوة', '100 خطوة']);
});

function withoutLocale({ locale: _, direction: __, ...words }: Labels): object {
  return words;
}

/** Every label as a text; functions with stand-ins for their values. */
function wordsOf(words: object): Map<string, string> {
  return new Map(leavesOf(words).map(([key, label]) => [key, typeof label === 'function' ? describeFunction(key, label) : label]));
}

function describeFunction(key: string, label: LabelFunction): string {
  if (key === 'chart.summary') return label({ kind: 'K', value: 'V', by: 'B', rows: 'R', highest: undefined });
  if (key === 'steps.summary') return label(2, '1 s');
  return label(...Array.from({ length: label.length }, (_, index) => `[${index}]`));
}

// Labels of different kinds take different values; a test calls them all alike.
type LabelFunction = (...values: readonly unknown[]) => string;

function leavesOf(value: object, path = ''): [key: string, label: string | LabelFunction][] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]): [string, string | LabelFunction][] => {
    const childPath = path === '' ? key : `${path}.${key}`;
    if (typeof child === 'string') return [[childPath, child]];
    if (typeof child === 'function') return [[childPath, child as LabelFunction]];
    return typeof child === 'object' && child !== null ? leavesOf(child, childPath) : [];
  });
}

/** English words that German uses unchanged. */
const sameInGerman = ['Administrator', 'Branches', 'Container', 'Details', 'Logs', 'logs', 'Name', 'Pod', 'Staging', 'Status'];

/** International words and signs, and words that are the same in German or Spanish. */
const sameInMany = [
  'result.sql',
  'result.emptyValue',
  'result.no',
  'result.branch',
  'result.ofPart',
  'chat.threads',
  'chat.branch',
  'markdown.code',
  'promotion.deployment',
  'promotion.destination.deployment',
  'promotion.history.place',
  'placements.hosts.sheets',
  'placements.hosts.excel',
  'users.drawer.no',
  'jobs.export.pdf',
  'jobs.export.png',
  'jobs.states.percent',
  'jobs.details.open',
  'jobs.details.error',
  'jobs.details.counts.joins',
  'jobs.details.counts.macros',
  'branches.validation.error',
  'branches.validation.invalid',
  'workspace.columns.name',
  'workspace.name',
];
