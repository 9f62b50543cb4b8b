import { describe, expect, it } from 'vitest';
import {
  dismissSearch,
  moveCaret,
  pickPerson,
  queryOf,
  startField,
  typeText,
} from '../../../src/admin/comment-threads/model/mentionField.js';

const aiko = { username: 'user-1', firstName: 'Aiko Tanaka' };
const type = (text: string, state = startField('', [aiko])) => typeText(state, text, text.length);

describe('a field that mentions people', () => {
  it('searches while a name is being typed', () => {
    expect(queryOf(type('Ask @ai'))).toEqual({ start: 4, text: 'ai' });
  });

  it('does not search for a word that is still being composed in an input method', () => {
    expect(queryOf({ ...type('@あ'), isComposing: true })).toBeUndefined();
  });

  it('does not search without a caret', () => {
    expect(queryOf(moveCaret(type('@ai'), undefined))).toBeUndefined();
  });

  it('replaces the search with the person, and sends the username', () => {
    const picked = pickPerson(type('Ask @ai'), aiko);
    expect(picked.draft.text).toBe('Ask @Aiko Tanaka ');
    expect(picked.body).toBe('Ask @user-1 ');
    expect(picked.caret).toBe(17);
    expect(queryOf(picked)).toBeUndefined();
  });

  it('keeps a dismissed search closed while the name continues, and opens the next one', () => {
    const closed = dismissSearch(type('@ai'));
    expect(queryOf(closed)).toBeUndefined();
    const goneOn = type('@aik', closed);
    expect(queryOf(goneOn)).toBeUndefined();
    expect(queryOf(type('@aik, @b', goneOn))).toEqual({ start: 6, text: 'b' });
  });

  it('shows a sent text by name, and sends it unchanged', () => {
    const state = startField('Hello @user-1', [aiko]);
    expect(state.draft.text).toBe('Hello @Aiko Tanaka');
    expect(typeText(state, 'Hello @Aiko Tanaka!', 19).body).toBe('Hello @user-1!');
  });
});
