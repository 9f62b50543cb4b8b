import { describe, expect, it } from 'vitest';
import { englishActing } from '../../src/chat/labels/acting/en.js';
import { englishAsking } from '../../src/chat/labels/asking/en.js';
import { englishTools } from '../../src/chat/labels/tools/en.js';
import { englishViewing } from '../../src/chat/labels/viewing/en.js';
import {
  type AdminLabels,
  arabicAdmin,
  english,
  englishAdmin,
  germanAdmin,
  japaneseAdmin,
  languages,
  loadLabels,
  matchLanguage,
  spanishAdmin,
} from '../../src/labels.js';
import { textsOf } from './support/leavesOf.js';
import { wrongPunctuation } from './support/wrongPunctuation.js';

const adminTranslations: Readonly<Record<string, AdminLabels>> = {
  de: germanAdmin,
  es: spanishAdmin,
  ja: japaneseAdmin,
  ar: arabicAdmin,
};

const chatTranslations = await Promise.all(
  languages
    .filter((language) => language !== 'en')
    .map(async (language) => ({
      language,
      labels: await loadLabels(language),
    })),
);

describe.each([
  ...chatTranslations.map(({ language, labels }) => ({
    name: language,
    language,
    labels,
    original: { ...english, viewing: englishViewing, tools: englishTools, asking: englishAsking, acting: englishActing },
  })),
  ...Object.entries(adminTranslations).map(([language, labels]) => ({
    name: `${language} admin`,
    language,
    labels,
    original: englishAdmin,
  })),
])('the $name catalogue', ({ language, labels, original }) => {
  it('has the same keys as the English one', () => {
    expect([...textsOf(labels).keys()].sort()).toEqual([...textsOf(original).keys()].sort());
  });

  it('has no empty text', () => {
    expect([...textsOf(labels)].filter(([, word]) => word.trim() === '').map(([key]) => key)).toEqual([]);
  });

  it('says the same values as the English one, and no missing ones', () => {
    const originals = textsOf(original, 7);
    for (const [key, word] of textsOf(labels, 7)) {
      expect(valuesIn(word), `${key}: ${word}`).toEqual(valuesIn(originals.get(key) ?? ''));
      expect(word, key).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{|function/);
    }
  });

  it('contains no English except for terms that both languages share', () => {
    const originals = textsOf(original);
    const same = [...textsOf(labels)].filter(([key, word]) => word === originals.get(key));
    expect(same.filter(([key, word]) => !isTheSame(language, key, word))).toEqual([]);
  });
});

describe.each(Object.entries(adminTranslations))('the %s admin catalogue', (language, labels) => {
  it('uses the punctuation of the language', () => {
    for (const [key, text] of textsOf(labels)) {
      const words = text.replace(/\{.*\}/, 'JSON');
      for (const pattern of wrongPunctuation(matchLanguage(language))) expect(words, key).not.toMatch(pattern);
    }
  });

  it('uses every formatted number and every name it is given', () => {
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

/** The stand-ins of `textsOf` that a text has, in any order. */
function valuesIn(text: string): string[] {
  return [...new Set(text.match(/VALUE\d|NUMBER|DURATION|KIND|VALUE|BY|ROWS|AT|HIGHEST/g))].sort();
}

function isTheSame(language: string, key: string, word: string): boolean {
  return sameEverywhere.includes(key) || sameWords[language]?.includes(word) === true;
}

/** Names of formats, signs, and texts of which only the punctuation is ours. */
const sameEverywhere = [
  'keys.enter',
  'keys.escape',
  'keys.shift',
  'keys.control',
  'keys.home',
  'keys.end',
  'keys.letters',
  'result.sql',
  'result.emptyValue',
  'result.ofPart',
  'tools.editFilter',
  'promotion.history.place',
  'provisioning.users.facts.id',
  'provisioning.groups.columns.id',
  'placements.hosts.sheets',
  'placements.hosts.excel',
  'jobs.export.pdf',
  'jobs.export.png',
  'jobs.states.percent',
  'jobs.details.yaml',
  'notificationSchedules.words.joined',
  'tenantSettings.groups.ai',
  'transformSyncs.file',
  'transformSyncs.startedBy',
  'transformSyncs.triggers.api',
  'transformSyncs.triggers.webhook',
];

/** English words that a language uses unchanged, because it has the same word or borrowed it. */
const sameWords: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Build',
    'Schema',
    'Administrator',
    'Agent',
    'Branch',
    'Branch VALUE0',
    'Branches',
    'Chats',
    'Code',
    'Commit',
    'Container',
    'Dashboard',
    'Dashboards',
    'Deployment',
    'Deployment VALUE0',
    'Deployments',
    'Details',
    'Format',
    'Integration VALUE0',
    'ID',
    'IDs',
    'Joins',
    'Logs',
    'logs',
    'Minute',
    'Name',
    'Pod',
    'Region',
    'Manifest',
    'Repository',
    'Slug',
    'Staging',
    'Status',
    'Text',
    'VALUE0 in VALUE1',
    'Version',
  ],
  es: ['Slug', 'Commit', 'Chats', 'Error', 'Macros', 'Manual', 'No', 'Roles'],
  fr: ['Code', 'Conversation', 'Message'],
  it: ['Branch', 'Branch VALUE0', 'Input', 'No'],
  nl: ['Branch', 'Branch VALUE0', 'Chats', 'Code', 'Details'],
  'pt-BR': ['Branch', 'Branch VALUE0'],
};
