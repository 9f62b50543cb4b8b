import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mentionQueryAt } from '../../../src/admin/comment-threads/model/mentionField.js';
import {
  editText,
  findMentions,
  insertMention,
  type Mentionable,
  type MentionText,
  mentionLabel,
  readMentions,
  writeMentions,
} from '../../../src/admin/comment-threads/model/mentionText.js';

const ada: Mentionable = { username: 'ada.lovelace@harbor.example', firstName: 'Ada Lovelace' };
const one: Mentionable = { username: 'user-1', firstName: 'Youssef' };
const sixteen: Mentionable = { username: 'user-16', firstName: null };
const people = [ada, one, sixteen];

const pieces = fc.constantFrom(
  '@',
  'a',
  ' ',
  '\n',
  '.',
  '-',
  'user-1',
  '@user-1',
  '@user-16',
  '@ada.lovelace@harbor.example',
  'é',
  '漢',
  '😀',
  '(',
);
const bodies = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));

describe('mentions', () => {
  it('are sent exactly as they were read, for any text', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        expect(writeMentions(readMentions(body, people))).toBe(body);
      }),
    );
  });

  it('are shown by name and sent by username', () => {
    const draft = readMentions('Ask @ada.lovelace@harbor.example, or @user-16.', people);
    expect(draft.text).toBe('Ask @Ada Lovelace, or @user-16.');
    expect(draft.mentions.map(({ username }) => username)).toEqual([ada.username, 'user-16']);
  });

  it.each([
    ['an address', 'mail to x@user-1'],
    ['a longer name', '@user-12'],
    ['a name that continues', '@user-1.b'],
    ['another case', '@User-1'],
  ])('are not found in %s', (_, body) => {
    expect(findMentions(body, people)).toEqual([]);
  });

  it('match the longest name', () => {
    expect(findMentions('@user-16', people).map(({ person }) => person)).toEqual([sixteen]);
  });

  it('keep their place while the text around them is edited, and are sent unchanged', () => {
    const draft = readMentions('Hello @user-1 and all', people);
    const next = 'Well: Hello @Youssef and all of you';
    expect(writeMentions(editText(editText(draft, 'Well: Hello @Youssef and all', 6), next))).toBe('Well: Hello @user-1 and all of you');
  });

  it('become plain text if their name is changed', () => {
    const draft = readMentions('Hello @user-1 there', people);
    expect(editText(draft, 'Hello @Yousef there', 11)).toEqual({ text: 'Hello @Yousef there', mentions: [] });
  });

  it('become plain text if the word continues', () => {
    const draft = readMentions('Hello @user-1', people);
    expect(editText(draft, 'Hello @Youssefs').mentions).toEqual([]);
  });

  it('stay at their names, whatever is typed, pasted or deleted', () => {
    const edits = fc.array(fc.record({ at: fc.nat(40), cut: fc.nat(6), put: pieces }), { maxLength: 8 });
    fc.assert(
      fc.property(bodies, edits, (body, steps) => {
        let draft = readMentions(body, people);
        for (const { at, cut, put } of steps) {
          const start = Math.min(at, draft.text.length);
          const next = draft.text.slice(0, start) + put + draft.text.slice(start + cut);
          draft = editText(draft, next, start + put.length);
          expect(draft.text).toBe(next);
          expectSound(draft);
        }
        expect(readMentions(writeMentions(draft), people).mentions.length).toBeGreaterThanOrEqual(draft.mentions.length);
      }),
    );
  });

  it('replace the typed search and are followed by a space', () => {
    const { draft, caret } = insertMention(readMentions('Hi @user-1, ask @you', people), { start: 17, end: 21 }, ada);
    expect(draft.text).toBe('Hi @Youssef, ask @Ada Lovelace ');
    expect(caret).toBe(draft.text.length);
    expect(writeMentions(draft)).toBe('Hi @user-1, ask @ada.lovelace@harbor.example ');
  });

  it('can be inserted before others', () => {
    const { draft } = insertMention(readMentions('@a @user-1', people), { start: 0, end: 2 }, ada);
    expectSound(draft);
    expect(writeMentions(draft)).toBe('@ada.lovelace@harbor.example @user-1');
  });
});

describe('the search for someone to mention', () => {
  const plain = (text: string): MentionText => ({ text, mentions: [] });

  it.each([
    ['@', '', 0],
    ['Ask @ad', 'ad', 4],
    ['Ask (@ad', 'ad', 5],
    ['Ask @ada lov', 'ada lov', 4],
  ])('starts in %s', (text, query, start) => {
    expect(mentionQueryAt(plain(text), text.length)).toEqual({ start, text: query });
  });

  it.each([['x@y.example'], ['@ and'], ['@ada\nnext'], ['Ask @ada, she knows it all'], ['no sign']])('does not start in %j', (text) => {
    expect(mentionQueryAt(plain(text), text.length)).toBeUndefined();
  });

  it('does not begin inside a finished mention or after the caret', () => {
    const draft = readMentions('@user-1 ', people);
    expect(mentionQueryAt(draft, draft.text.length - 1)).toBeUndefined();
    expect(mentionQueryAt(plain('a @ada'), 1)).toBeUndefined();
  });
});

function expectSound({ text, mentions }: MentionText): void {
  let from = 0;
  for (const { start, end, username } of mentions) {
    expect(start).toBeGreaterThanOrEqual(from);
    const person = people.find((known) => known.username === username);
    expect(text.slice(start, end)).toBe(mentionLabel(person ?? { username }));
    from = end;
  }
}
