import { expect, it } from 'vitest';
import { rankPeople } from '../../../src/admin/comment-threads/model/useMentionSearch.js';

const people = [
  { id: 1, username: 'amir@parley.example', email: 'amir@parley.example', firstName: 'Amir' },
  { id: 2, username: 'b.sparling@parley.example', email: 'b.sparling@parley.example', firstName: 'Bo' },
  { id: 3, username: 'ines-parra@parley.example', email: 'ines@parley.example', firstName: 'Inés' },
  { id: 4, username: 'x91', email: 'parker@mail.example', firstName: null },
  { id: 5, username: 'pari@parley.example', email: 'pari@parley.example', firstName: 'Pari' },
];
const ranked = (text: string) => rankPeople(people, text).map(({ id }) => id);

it('ranks prefixes of names first, then other parts of names, then addresses, and a shared mail domain last', () => {
  expect(ranked('Par')).toEqual([5, 3, 2, 4, 1]);
});

it('finds a complete address', () => {
  expect(ranked('amir@parley')[0]).toBe(1);
});

it('keeps the order of the service if nothing is typed', () => {
  expect(ranked(' ')).toEqual([1, 2, 3, 4, 5]);
});
