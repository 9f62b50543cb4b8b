import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEmails } from '../../src/admin/notification-schedules/model/recipientForm.js';
import { readAddress, readAddresses } from '../../src/admin/shared/people/readAddresses.js';
import { keepPeople, problemOfPeople, readPeople, unreadPeople } from '../../src/admin/shared/people/readPeople.js';
import { inputOfNewUser } from '../../src/admin/user-management/model/newUserDraft.js';
import { pastedLists } from './pastedLists.js';

describe('pasted addresses', () => {
  it.each(pastedLists)('are read as $from writes them', ({ text, people, problems = [] }) => {
    const read = readAddresses(text);
    expect(read.filter(({ problem }) => problem === undefined).map(({ email, name }) => [email, name])).toEqual(people);
    expect(read.flatMap(({ email, problem }) => (problem === undefined ? [] : `${problem} ${email}`))).toEqual(problems);
  });

  it('are the same when they are written and read once more', () => {
    for (const { text } of pastedLists) {
      const read = readAddresses(text);
      const written = read.map(({ source }) => source).join('\n');
      const again = readAddresses(written);
      expect(again.map(({ source: _, ...entry }) => entry)).toEqual(read.map(({ source: _, ...entry }) => entry));
    }
  });

  it('show what is beside an address if names are not used, except in tables', () => {
    const problems = (text: string) => readAddresses(text, { hasNames: false }).map(({ email, problem }) => `${problem ?? 'ok'} ${email}`);
    expect(problems('jane@x.example; nobody')).toEqual(['ok jane@x.example', 'noAt nobody']);
    expect(problems('nobody, jane@x.example')).toEqual(['noAt nobody', 'ok jane@x.example']);
    expect(problems('Doe, Jane <jane@x.example>\nJohn\tjohn@x.example')).toEqual(['ok jane@x.example', 'ok john@x.example']);
    expect(problems('Name,Email\nJane,jane@x.example')).toEqual(['ok jane@x.example']);
    expect(problems('| Jane | jane@x.example |')).toEqual(['ok jane@x.example']);
  });

  it('are read as one address in fields for a single address', () => {
    expect(readAddress(' mailto:Jane@x.example\u200b ')).toEqual({ email: 'Jane@x.example', name: '', problem: undefined });
    expect(readAddress('jane@x.example, john@x.example')).toMatchObject({ problem: 'manyAts' });
    expect(readAddress('')).toMatchObject({ email: '', problem: 'noAt' });
    const user = { email: '"Doe, Jane" <jane@x.example>', firstName: '', username: '', password: '', isAdmin: false };
    expect(inputOfNewUser(user)).toEqual({ email: 'jane@x.example', username: 'jane@x.example', firstName: 'Doe, Jane' });
  });

  it('are sent only once, whatever their case', () => {
    expect(readEmails('Jane@x.example; "Doe, Jane" <jane@x.example>\nmailto:JANE@X.EXAMPLE')).toEqual(['Jane@x.example']);
  });

  const name = fc
    .stringMatching(/^[A-Za-z'\\|]{1,6}(?:[,;]? [A-Za-z"()@]{1,6}){0,2}$/)
    .filter((text) => !/^(?:name|mail|email|id|uid|upn|ad|nom|nome|naam)$/i.test(text) && !/^'.*'$|\S@\S/.test(text));
  const people = fc.uniqueArray(fc.tuple(name, fc.stringMatching(/^[a-z]{1,6}@[a-z]{1,6}$/)), {
    minLength: 2,
    selector: ([, email]) => email,
  });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const escaped = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
  const junk = fc.stringMatching(/^[a-z ]{1,8}$/).filter((text) => text.trim() !== '');

  it.each<[style: string, write: (people: readonly (readonly [name: string, email: string])[]) => string]>([
    ['Gmail', (all) => all.map(([own, email]) => `${escaped(own)} <${email}>`).join(', ')],
    ['Outlook', (all) => all.map(([own, email]) => `${escaped(own)} <${email}>`).join('; ')],
    ['CSV', (all) => `Mail,Name\n${all.map(([own, email]) => `${quoted(email)},${quoted(own)}`).join('\r\n')}`],
    ['CSV of a German Excel', (all) => `sep=;\nName;E-Mail\n${all.map(([own, email]) => `${quoted(own)};${email}`).join('\r\n')}`],
    ['CSV without a header', (all) => all.map(([own, email]) => `${quoted(own)},${email}`).join('\n')],
    ['TSV', (all) => all.map(([own, email]) => `${email}\t${quoted(own)}`).join('\n')],
    ['Markdown', (all) => `|Name|Email|\n|-|-|\n${all.map(([own, email]) => `| ${quoted(own)} | ${email} |`).join('\n')}`],
  ])('are the same, however they are written: %s', (_, write) => {
    fc.assert(
      fc.property(people, (all) => {
        expect(readAddresses(write(all)).map((entry) => [entry.name, entry.email])).toEqual(all);
      }),
    );
  });

  it('do not depend on lines that cannot be read, which are all shown', () => {
    fc.assert(
      fc.property(people, fc.array(junk), (all, lines) => {
        const read = readAddresses([...lines, ...all.map(([own, email]) => `${escaped(own)} <${email}>`), ...lines].join('\n'));
        expect(read.filter(({ problem }) => problem === undefined).map(({ email }) => email)).toEqual(all.map(([, email]) => email));
        expect(read.filter(({ problem }) => problem !== undefined).length).toBe(2 * lines.length);
      }),
    );
  });

  it('are the same when any text is read, written and read', () => {
    const signs = fc.constantFrom(...'ab@.<>()[]"“„\'\\|,;:\t \n-*?=', 'mailto:', 'a@x', '%40', '](', '1.', 'To:');
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 16 }), (pieces) => {
        const read = readAddresses(pieces.join(''));
        const again = readAddresses(read.map(({ source }) => source).join('\n'));
        expect(again.map(({ email, name }) => [email, name])).toEqual(read.map(({ email, name }) => [email, name]));
      }),
    );
  });
});

describe('pasted people with ids', () => {
  const one = { externalId: 'c-1', email: 'jane@x.example', name: 'Jane' };

  it.each([
    ['CSV', '"c-1","jane@x.example","Jane"'],
    ['TSV', 'c-1\tjane@x.example\tJane'],
    ['semicolons', 'c-1;mailto:jane@x.example;"Jane"'],
    ['bars', 'c-1 | jane@x.example | Jane'],
    ['Markdown', '| c-1 | jane@x.example | Jane |'],
    ['another order', 'c-1, Jane, jane@x.example'],
    ['a header in any order', 'Name,Email,External ID\nJane,jane@x.example,c-1'],
    ['a German header', 'E-Mail;Vorname;Benutzer-ID\njane@x.example;Jane;c-1'],
    ['a Japanese header', 'ユーザー ID\tメールアドレス\t氏名\nc-1\tjane@x.example\tJane'],
    ['an address with its name', 'c-1, Jane <jane@x.example>'],
    ['invisible marks', '\ufeffc-1\u200b,jane@x.example\u200b,Jane'],
    ['capital letters, as the service compares ids', 'C-1,jane@x.example,Jane'],
  ])('are read from %s', (_, text) => {
    expect(readPeople(text)).toEqual([one]);
  });

  it('keep separators in names', () => {
    expect(
      readPeople('c-1\tjane@x.example\tDoe, Jane\nc-2;;"Smith; John"\nc-3,bob@x.example,Bob; Sales\nc-4, Doe, Al <al@x.example>'),
    ).toEqual([
      { ...one, name: 'Doe, Jane' },
      { externalId: 'c-2', email: undefined, name: 'Smith; John' },
      { externalId: 'c-3', email: 'bob@x.example', name: 'Bob; Sales' },
      { externalId: 'c-4', email: 'al@x.example', name: 'Doe, Al' },
    ]);
  });

  it('are sent without the lines that cannot be read, which stay', () => {
    const text = 'id,email\nc-1,jane@x.example\nc-2,nobody\n,x@x.example\nC-1,john@x.example\nJane Doe\nc-3';
    expect(readPeople(text).map(({ externalId }) => externalId)).toEqual(['c-1', 'c-3']);
    expect(problemOfPeople(text, 2)).toBeUndefined();
    expect(unreadPeople(text).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'email nobody',
      'noId x@x.example',
      'twice C-1',
      'spaces Jane Doe',
    ]);
    const kept = 'id,email\nc-2,nobody\n,x@x.example\nC-1,john@x.example\nJane Doe';
    expect(keepPeople(text, new Set())).toBe(kept);
    expect(keepPeople(text, new Set(['c-3']))).toBe(`${kept}\nc-3`);
  });
});
