import { atSize } from './atSize.js';
import type { HostileTurns } from './HostileTurn.js';
import { otherCall, searchCall, sqlCall } from './toolCalls.js';

/** Steps that make the page work when they are opened, or before. Sizes are those of a deep run. */
export const stepTurns: HostileTurns = {
  'twenty thousand steps': {
    tries: 'a list that is opened at once',
    steps: () => times(atSize(20_000), (index) => otherCall({ callId: `call-${index}`, result: { index } })),
  },
  'five hundred results': {
    tries: 'cards that nobody scrolls to',
    steps: () => times(atSize(500), (index) => sqlCall({ callId: `call-${index}` })),
  },
  'twenty thousand model views': {
    tries: 'a search that found everything',
    steps: () =>
      searchCall(times(atSize(20_000), (index) => [{ name: `view_${index}`, title: `View ${index}`, type: 'view', members: members(2) }])),
  },
  'view of twenty thousand members': {
    tries: 'a view with everything in it',
    steps: () => searchCall([{ name: 'all', title: 'All '.repeat(atSize(100_000)), type: 'view', members: members(atSize(20_000)) }]),
  },
  'query of 400 KB': {
    tries: 'tokens that are coloured',
    steps: () => sqlCall({ sqlQuery: `SELECT ${'a, 1, '.repeat(atSize(70_000))}b FROM t` }),
  },
  'query of many quotes': {
    tries: 'strings that never end',
    steps: () => sqlCall({ sqlQuery: `SELECT '${"''".repeat(atSize(200_000))}` }),
  },
  'query on one line of 4 MB': {
    tries: 'a line that is laid out',
    steps: () => sqlCall({ sqlQuery: `SELECT ${'x'.repeat(atSize(4_000_000))}` }),
  },
  'query of many views': {
    tries: 'a name that is looked for',
    steps: () => sqlCall({ sqlQuery: `from ${'from '.repeat(atSize(200_000))}`, queryTitle: '' }),
  },
  'input of 4 MB': { tries: 'words that are laid out', steps: () => otherCall({ input: { note: 'word '.repeat(atSize(800_000)) } }) },
  'search of 4 MB': { tries: 'words that were looked for', steps: () => searchCall([], 'word '.repeat(atSize(800_000))) },
  'input that never ends': {
    tries: 'JSON that breaks off',
    steps: () => [{ kind: 'tool-start', callId: 'call-1', name: 'other', input: `{"note": "${'x'.repeat(atSize(4_000_000))}` }],
  },
  'failure of 4 MB': {
    tries: 'a reason that is laid out',
    steps: () => otherCall({ result: { error: 'reason '.repeat(atSize(600_000)) } }),
  },
  'failure about branches': {
    tries: 'a reason that is searched',
    steps: () => sqlCall({ error: `branch ${'not '.repeat(atSize(500_000))}` }),
  },
  'thought of 4 MB': { tries: 'a thought that is laid out', steps: () => [{ kind: 'thinking', text: 'thought '.repeat(atSize(500_000)) }] },
  'tool with a name of 1 MB': { tries: 'a line that is always shown', steps: () => otherCall({ name: 'n'.repeat(atSize(1_000_000)) }) },
  'result of many names': {
    tries: 'names and values of an unknown tool',
    steps: () => otherCall({ result: Object.fromEntries(times(atSize(100_000), (index) => [[`name ${index}`, 'value']])) }),
  },
  'result of tokens': {
    tries: 'tokens that nearly begin, in a result',
    steps: () => otherCall({ result: { note: '-eyJaaaa'.repeat(atSize(32_000)) } }),
  },
  'failure of tokens': {
    tries: 'tokens that nearly begin, in a reason',
    steps: () => otherCall({ result: { error: '-eyJaaaa'.repeat(atSize(32_000)) } }),
  },
  'result of lists in lists': {
    tries: 'the most that is shown of an unknown tool',
    steps: () => otherCall({ result: times(100, () => [times(100, () => ['value '.repeat(60)])]) }),
  },
};

function members(count: number) {
  return times(count, (index) => [{ name: `all.member_${index}`, title: `Member ${index}`, description: 'What it is', type: 'number' }]);
}

function times<Item>(count: number, make: (index: number) => readonly Item[]): readonly Item[] {
  return Array.from({ length: count }, (_, index) => make(index)).flat();
}
