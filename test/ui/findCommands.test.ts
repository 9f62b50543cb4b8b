import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchKey } from '../../src/react/text/searchText.js';
import type { CommandGroup } from '../../src/ui/command-palette/Command.js';
import { findCommands, indexCommands } from '../../src/ui/command-palette/findCommands.js';

const groups: readonly CommandGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    commands: [
      { id: 'superusers', label: 'Superusers' },
      { id: 'audit', label: 'Audit log', keywords: ['users'] },
      { id: 'groups', label: 'Groups of users' },
      { id: 'users', label: 'Users', detail: 'ada@example.com' },
    ],
  },
  { id: 'actions', label: 'Actions', commands: [{ id: 'straße', label: 'Café Straße' }] },
];

function find(query: string, recent?: readonly string[]) {
  return findCommands(indexCommands(groups), query, recent).flatMap(({ commands }) => commands.map(({ id }) => id));
}

describe('the search of commands', () => {
  it('ranks matches at the start of a label, then of its words, then of keywords, then inside a word', () => {
    expect(find('users')).toEqual(['users', 'groups', 'audit', 'superusers']);
  });

  it('shows recent commands first among equal matches, but never before better ones', () => {
    expect(find('gr', ['groups'])).toEqual(['groups']);
    expect(find('users', ['superusers'])).toEqual(['users', 'groups', 'audit', 'superusers']);
    expect(find('pages', ['groups'])[0]).toBe('groups');
  });

  it.each(['cafe', 'CAFÉ', 'STRASSE', 'straße', 'Cafe\u0301', 'ｃａｆé', 'str caf'])('ignores case, accents and width (%s)', (query) => {
    expect(find(query)).toEqual(['straße']);
  });

  it('finds a command by its detail and its heading', () => {
    expect(find('ada@')).toEqual(['users']);
    expect(find('actions')).toEqual(['straße']);
  });

  it('puts the group with the best command first', () => {
    expect(findCommands(indexCommands(groups), 'u').map(({ id }) => id)).toEqual(['pages']);
    expect(findCommands(indexCommands(groups), 'c').map(({ id }) => id)).toEqual(['actions', 'pages']);
  });
});

const label = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
const anyGroups = fc
  .array(fc.array(label, { maxLength: 6 }), { maxLength: 4 })
  .map((all) =>
    all.map((labels, at) => ({ id: `${at}`, label: 'Group', commands: labels.map((text, n) => ({ id: `${at}.${n}`, label: text })) })),
  );

describe('for any commands', () => {
  it('every result contains every word of the query, and every command that does is a result', () => {
    fc.assert(
      fc.property(anyGroups, fc.string({ unit: 'grapheme', maxLength: 4 }), (any, query) => {
        const words = searchKey(query).split(/\s+/u).filter(Boolean);
        const matches = ({ label: text }: { readonly label: string }) =>
          words.every((word) => searchKey(text).includes(word) || searchKey('Group').includes(word));
        const found = findCommands(indexCommands(any), query).flatMap(({ commands }) => commands.map(({ id }) => id));
        const expected = any.flatMap(({ commands }) => commands.filter(matches).map(({ id }) => id));
        expect([...found].sort()).toEqual(expected.sort());
      }),
    );
  });

  it('each is found by its own label, whatever its case', () => {
    fc.assert(
      fc.property(anyGroups, (any) => {
        for (const command of any.flatMap(({ commands }) => commands)) {
          const found = findCommands(indexCommands(any), command.label.toUpperCase()).flatMap(({ commands }) => commands);
          if (searchKey(command.label.toUpperCase()) === searchKey(command.label)) expect(found).toContain(command);
        }
      }),
    );
  });
});
