import { describe, expect, it } from 'vitest';
import { checkVariable } from '../../../src/admin/environment-variables-editor/model/checkVariable.js';
import { parseEnvText, summarizeEnvText } from '../../../src/admin/environment-variables-editor/model/parseEnvText.js';
import {
  isSamePlan,
  planChanges,
  rebased,
  type VariableDraft,
  variableArrangement,
  variableRows,
  withoutEdit,
  withValue,
} from '../../../src/admin/environment-variables-editor/model/variableDraft.js';
import type { EnvVariableItem } from '../../../src/client.js';
import { arrangeItems } from '../../../src/data/resource-list/arrangeItems.js';

const saved: readonly EnvVariableItem[] = [
  { name: 'DB_PASS', value: '[ENCRYPTED]' },
  { name: 'LEVEL', value: 'info' },
  { name: 'TTL', value: '900' },
];

function draftOf(...values: readonly EnvVariableItem[]): VariableDraft {
  return values.reduce<VariableDraft>((draft, value) => withValue(draft, saved, value), new Map());
}

describe('a draft', () => {
  it('contains no saved value, and drops a value that is changed back', () => {
    expect(draftOf({ name: 'TTL', value: '900' }).size).toBe(0);
    expect(draftOf({ name: 'TTL', value: '60' }, { name: 'TTL', value: '900' }).size).toBe(0);
  });

  it('keeps the original value through later edits', () => {
    const theirs = [{ name: 'TTL', value: '300' }];
    const draft = withValue(draftOf({ name: 'TTL', value: '60' }), theirs, { name: 'TTL', value: '30' });
    expect(draft.get('TTL')).toEqual({ value: '30', from: '900' });
  });

  it('lists new variables first, and reveals no secret', () => {
    const rows = variableRows(
      saved,
      draftOf({ name: 'API_KEY', value: 'k' }, { name: 'TTL', value: '60' }, { name: 'DB_PASS', value: 'p' }),
    );
    expect(rows).toEqual([
      { name: 'API_KEY', value: undefined, state: 'added' },
      { name: 'DB_PASS', value: undefined, state: 'changed' },
      { name: 'LEVEL', value: 'info', state: 'saved' },
      { name: 'TTL', value: '60', state: 'changed' },
    ]);
  });

  it('discards one edit and keeps the others', () => {
    const draft = draftOf({ name: 'TTL', value: '60' }, { name: 'A', value: '1' });
    expect([...withoutEdit(draft, 'TTL').keys()]).toEqual(['A']);
  });
});

describe('the planned changes of a save', () => {
  it('distinguish added, changed, and identically saved by someone else', () => {
    const draft = draftOf({ name: 'A', value: '1' }, { name: 'TTL', value: '60' }, { name: 'DB_PASS', value: 'p' });
    const now = saved.map((variable) => (variable.name === 'TTL' ? { ...variable, value: '60' } : variable));
    expect(planChanges(now, draft).map(({ name, kind, meanwhile }) => [name, kind, meanwhile])).toEqual([
      ['A', 'added', undefined],
      ['TTL', 'unchanged', undefined],
      ['DB_PASS', 'changed', undefined],
    ]);
  });

  it('report what someone else added, changed or removed meanwhile, until the user keeps their value', () => {
    const draft = draftOf({ name: 'A', value: '1' }, { name: 'TTL', value: '60' }, { name: 'LEVEL', value: 'debug' });
    const now = [
      { name: 'A', value: '2' },
      { name: 'TTL', value: '300' },
    ];
    expect(planChanges(now, draft).map(({ name, kind, before, meanwhile }) => [name, kind, before, meanwhile])).toEqual([
      ['A', 'changed', '2', 'added'],
      ['TTL', 'changed', '300', 'changed'],
      ['LEVEL', 'added', undefined, 'removed'],
    ]);
    const kept = ['A', 'TTL', 'LEVEL'].reduce((current, name) => rebased(current, now, name), draft);
    expect(planChanges(now, kept).map(({ meanwhile }) => meanwhile)).toEqual([undefined, undefined, undefined]);
  });

  it('differ as soon as any of them does', () => {
    const draft = draftOf({ name: 'TTL', value: '60' });
    expect(isSamePlan(planChanges(saved, draft), planChanges([...saved], draft))).toBe(true);
    expect(isSamePlan(planChanges(saved, draft), planChanges([], draft))).toBe(false);
  });
});

it('searches names only, and sorts by them', () => {
  const rows = variableRows(saved, draftOf({ name: 'a10', value: 'info' }, { name: 'a9', value: '' }));
  const namesOf = (search: string, direction?: 'ASC' | 'DESC') =>
    arrangeItems(rows, { search, sort: direction ? { columnId: 'name', direction } : {} }, variableArrangement, 'en').map(
      ({ name }) => name,
    );
  expect(namesOf('info')).toEqual([]);
  expect(namesOf(' pass db')).toEqual(['DB_PASS']);
  expect(namesOf('', 'ASC')).toEqual(['a9', 'a10', 'DB_PASS', 'LEVEL', 'TTL']);
  expect(namesOf('', 'DESC')[0]).toBe('TTL');
});

it.each([
  ['', 'x', 'missingName'],
  ['LEVEL', 'x', 'taken'],
  ['1A', 'x', 'badName'],
  ['A-B', 'x', 'badName'],
  ['A', '[ENCRYPTED]', 'masked'],
  ['A', '', undefined],
  ['_a1', 'x', undefined],
])('reports %j=%j as %s', (name, value, problem) => {
  expect(checkVariable({ name, value }, saved)).toBe(problem);
});

it('summarizes a pasted text, counting hidden values as changed', () => {
  const text = parseEnvText('A=1\nLEVEL=info\nTTL=60\nDB_PASS=x\nwords\nA=2');
  expect(summarizeEnvText(text, variableRows(saved, new Map()))).toEqual({ added: 1, changed: 2, unchanged: 1, leftOut: 1 });
});
