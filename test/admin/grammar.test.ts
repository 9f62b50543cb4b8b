import { describe, expect, it } from 'vitest';
import { arabicAdmin, englishAdmin, germanAdmin, japaneseAdmin, spanishAdmin } from '../../src/labels.js';
import { textsOf } from '../labels/support/leavesOf.js';

/** Texts of all widgets, without those of shared parts. */
const english = new Map([...textsOf(englishAdmin)].filter(([key]) => !/^(common|keys|commandPalette)\./.test(key)));

/** The pattern of each language. A failure may say after it what is kept. */
const languages = [
  {
    language: 'English',
    texts: english,
    success: /^[A-Z][a-z]+ed \S/,
    failure: /^Couldn’t [a-z]+ \S/,
    heading: /^[A-Z][a-z]+ .*\?$/,
    forever: /(^|\. )This can’t be undone\.$/,
  },
  {
    language: 'German',
    texts: textsOf(germanAdmin),
    success: /^(?!.*\b(wird|wurden?|ist|läuft)\b)\S+ .*(t|en)(\.|$)/,
    failure: /^\S.* konnten? nicht .*\S+en(\.|$)/,
    heading: /^\S.* \S+en\?$/,
    forever: /(^|\. )Das lässt sich nicht rückgängig machen\.$/,
  },
  {
    language: 'Spanish',
    texts: textsOf(spanishAdmin),
    success: /^Se (\S+ó|\S+ron|hizo) \S/,
    failure: /^No se pud(o|ieron) \S/,
    heading: /^¿\S+[aei]r .*\?$/,
    forever: /(^|\. )No se puede deshacer\.$/,
  },
  {
    language: 'Arabic',
    texts: textsOf(arabicAdmin),
    success: /^تمت? \S/,
    failure: /^تعذّرت? \S/,
    heading: /^هل تريد .*؟$/,
    forever: /(^|\. )لا يمكن التراجع عن ذلك\.$/,
  },
  {
    language: 'Japanese',
    texts: textsOf(japaneseAdmin),
    success: /(?<!ませんで)した(。|$)/,
    failure: /ませんでした(。|$)/,
    heading: /ますか？$/,
    forever: /(^|。)この操作は元に戻せません。$/,
  },
];

/** Successes whose keys name the act. */
const named = [
  'dashboardViewer.ai.changed',
  'dataModel.readOnly.started',
  'dataModel.upload.cancelled',
  'placements.actions.refreshed',
  'placements.actions.disconnected',
  'placements.actions.reconnected',
  'userGroups.members.added',
  'userGroups.members.removed',
  'users.actions.activated',
  'users.actions.deactivated',
  'users.actions.removed',
  'users.bulk.activated',
  'users.bulk.deactivated',
  'users.bulk.removed',
  'users.drawer.saved',
  'variables.review.saved',
];

/** The keys of buttons that open a dialog from elsewhere, with those that submit it. */
const openedElsewhere: readonly (readonly [opens: string, submits: string])[] = [
  ['branches.actions.create', 'branches.create.submit'],
  ['dataModel.newFile', 'dataModel.create.submit'],
  ['userGroups.members.add', 'userGroups.members.submit'],
  ['variables.add', 'variables.form.addSubmit'],
];

/** Toasts of what is still running, or of what did not have to be done. */
const notDoneYet = ['branches.done.nothingToMerge', 'metricViews.cancel.done', 'myConnections.connect.done', 'transformSyncs.cancel.done'];

/** States, and texts beside a failure. */
const statuses = [
  'branches.failed.unknownAdvice',
  'builds.statuses.failed',
  'dashboardViewer.python.codeFailed',
  'deploymentWizard.states.done',
  'jobs.details.outcomes.failed',
  'jobs.ends.failed',
  'jobs.states.failed',
  'transformSyncs.phaseFailed',
];

/** Deleted files come back with a button of the toast, or from the last commit. */
const restorable = ['dataModel.delete.title'];

const successes = keysWhere((key) => isSuccess(key) && ![...notDoneYet, ...statuses].includes(key));
const failures = keysWhere(
  (key) => /[fF]ailed$|\.failed\.\w+$|\.not(Cancelled|Downloaded|Started|Read)$/.test(key) && !statuses.includes(key),
);
const headings = keysWhere((key, text) => /([tT]itle(Of|Unknown)?|heading)$/.test(key) && text.endsWith('?'));
const creations = [...keysWhere((key) => /\.(create|add|start|connect|newFolder)\.submit$/.test(key)).map(openerOf), ...openedElsewhere];
/** What dialogs say before something is lost that cannot be restored. */
const losses = headings.filter((key) => /^(Delete|Revoke|Discard) /.test(textOf(key)) && !restorable.includes(key)).map(effectOf);

describe.each(languages)('labels of widgets in $language', ({ texts, success, failure, heading, forever }) => {
  it('say what was done in one pattern', () => {
    expect(successes.length).toBeGreaterThan(70);
    expect(offending(texts, successes, success)).toEqual([]);
  });

  it('say what could not be done in one pattern', () => {
    expect(failures.length).toBeGreaterThan(80);
    expect(offending(texts, failures, failure)).toEqual([]);
  });

  it('say the same on the button that opens a dialog in which something is created, and on the one that submits it', () => {
    expect(creations.length).toBeGreaterThan(15);
    expect(creations.filter(([opens, submits]) => texts.get(opens) !== texts.get(submits))).toEqual([]);
  });

  it('ask before something is lost in one pattern', () => {
    expect(headings.length).toBeGreaterThan(20);
    expect(offending(texts, headings, heading)).toEqual([]);
  });

  it('say last that something cannot be undone, wherever it cannot', () => {
    const final = [...texts].filter(([, text]) => forever.test(text)).map(([key]) => key);
    expect(final.sort()).toEqual(keysWhere((_, text) => text.includes('be undone')).sort());
    expect(losses.filter((key) => !final.includes(key))).toEqual([]);
  });
});

it('confirmations say what is lost before they say that it cannot be undone', () => {
  const bare = losses.filter((key) => textOf(key) === 'This can’t be undone.');
  // The workspace says before this what the chosen items contain.
  expect(bare.filter((key) => key !== 'workspace.remove.forever')).toEqual([]);
});

it('confirmations have one sentence for what cannot be undone', () => {
  const said = keysWhere((key, text) => /([eE]ffect|description|forever)$/.test(key) && /You can’t undo|permanently/.test(text));
  expect(said).toEqual([]);
});

function isSuccess(key: string): boolean {
  return (
    /\.(done|doneOf|undone)$|^branches\.done\./.test(key) ||
    /^promotion\.outcome\.(created|updated|other)$/.test(key) ||
    named.includes(key)
  );
}

function keysWhere(test: (key: string, text: string) => boolean): string[] {
  return [...english].filter(([key, text]) => test(key, text)).map(([key]) => key);
}

function textOf(key: string): string {
  return english.get(key) ?? '';
}

function openerOf(submits: string): readonly [opens: string, submits: string] {
  const place = submits.replace(/submit$/, '');
  const found = ['action', 'open'].map((name) => place + name).find((key) => english.has(key));
  return openedElsewhere.find((pair) => pair[1] === submits) ?? [found ?? `no opener of ${submits}`, submits];
}

function effectOf(heading: string): string {
  const place = heading.replace(/(\.|^)(title|titleOf|heading)$/, '$1');
  const effects =
    place === heading ? [heading.replace('Title', 'Effect')] : ['effect', 'description', 'forever'].map((name) => place + name);
  return effects.find((key) => english.has(key)) ?? `${heading} has no effect`;
}

function offending(texts: ReadonlyMap<string, string>, keys: readonly string[], pattern: RegExp): string[] {
  return keys.filter((key) => !pattern.test(texts.get(key) ?? '')).map((key) => `${key}: ${texts.get(key)}`);
}
