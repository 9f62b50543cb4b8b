import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddresses } from '../../../../src/admin/kit/users/readAddresses.js';
import { keepPeople, problemOfPeople, readPeople, unreadPeople } from '../../../../src/admin/kit/users/readPeople.js';

const shown = (text: string) => readAddresses(text).map(({ email, name, problem }) => [problem ?? 'ok', email, name].join('|'));
const jane = 'ok|jane@x.example|';
const john = 'ok|john@x.example|';

describe('pasted addresses', () => {
  it.each([
    ['Outlook', 'Doe, Jane <jane@x.example>; Smith, John <john@x.example>', [`${jane}Doe, Jane`, `${john}Smith, John`]],
    ['Outlook, one', 'Doe, Jane <jane@x.example>', [`${jane}Doe, Jane`]],
    ['Outlook, names that are addresses', "'jane@x.example' <jane@x.example>; john@x.example <john@x.example>", [jane, john]],
    ['Gmail', '"Jane Doe" <jane@x.example>, "Smith, John" <john@x.example>, ', [`${jane}Jane Doe`, `${john}Smith, John`]],
    ['Apple Mail', 'Jane Doe <jane@x.example>, John <john@x.example>', [`${jane}Jane Doe`, `${john}John`]],
    [
      'names with commas in a list with commas',
      'Doe, Jane <jane@x.example>, Smith, John <john@x.example>',
      [`${jane}Doe, Jane`, `${john}Smith, John`],
    ],
    ['no spaces', 'Jane<jane@x.example>John<john@x.example>', [`${jane}Jane`, `${john}John`]],
    ['an @ in a name', '"Jane @ Work" <jane@x.example>', [`${jane}Jane @ Work`]],
    ['escaped quotes', '"Jane \\"JD\\" Doe" <jane@x.example>\n"John ""JS""",john@x.example', [`${jane}Jane "JD" Doe`, `${john}John "JS"`]],
    ['links', 'mailto:jane@x.example?subject=Hi <mailto:john@x.example>', [jane, john]],
    ['invisible marks', '\ufeffjane@x.example\u200b\n\u202ajohn@x.example\u202c', [jane, john]],
    ['CSV with a header', '"Name","E-mail"\n"Doe, Jane","jane@x.example"\nJohn,john@x.example', [`${jane}Doe, Jane`, `${john}John`]],
    ['a directory', 'First Name [Required],Last Name [Required],Email Address [Required]\nJane,Doe,jane@x.example', [`${jane}Jane Doe`]],
    ['TSV', 'Doe, Jane\tjane@x.example\n"Smith\nJohn"\tjohn@x.example', [`${jane}Doe, Jane`, `${john}Smith John`]],
    ['semicolons', 'Vorname;Nachname;E-Mail-Adresse\r\nJane;Doe;jane@x.example', [`${jane}Jane Doe`]],
    ['a quoted list in a cell', '"jane@x.example, john@x.example"', [jane, john]],
    ['a comment', 'jane@x.example (Jane)', [`${jane}Jane`]],
    ['quotes that are not closed', '"Jane <jane@x.example>\n"John" <john@x.example>', [`${jane}"Jane`, `${john}John`]],
    ['a quoted mailbox', '"john smith"@x.example', ['incomplete|smith"@x.example|"john']],
    [
      'a list with something else',
      'nobody; Jane <jane@x.example>\njohn@x.example nobody\n@x',
      ['noAt|nobody|', `${jane}Jane`, john, 'noAt|nobody|', 'incomplete|@x|'],
    ],
  ])('are read as %s writes them', (_, text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  it('show what is beside an address if names are not used, except in spreadsheets', () => {
    const problems = (text: string) => readAddresses(text, { hasNames: false }).map(({ email, problem }) => `${problem ?? 'ok'} ${email}`);
    expect(problems('jane@x.example; nobody')).toEqual(['ok jane@x.example', 'noAt nobody']);
    expect(problems('nobody, jane@x.example')).toEqual(['noAt nobody', 'ok jane@x.example']);
    expect(problems('Doe, Jane <jane@x.example>\nJohn\tjohn@x.example')).toEqual(['ok jane@x.example', 'ok john@x.example']);
    expect(problems('Name,Email\nJane,jane@x.example')).toEqual(['ok jane@x.example']);
  });

  const name = fc.stringMatching(/^[A-Za-z]{1,6}(?:,? [A-Za-z"]{1,6}){0,2}$/).filter((text) => !/^(?:name|mail|email|id)$/i.test(text));
  const people = fc.uniqueArray(fc.tuple(name, fc.stringMatching(/^[a-z]{1,6}@[a-z]{1,6}$/)), {
    minLength: 2,
    selector: ([, email]) => email,
  });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const junk = fc.stringMatching(/^[a-z ]{1,8}$/).filter((text) => text.trim() !== '');

  it.each<[style: string, write: (people: readonly (readonly [name: string, email: string])[]) => string]>([
    ['Gmail', (all) => all.map(([own, email]) => `${quoted(own)} <${email}>`).join(', ')],
    ['CSV', (all) => `Mail,Name\n${all.map(([own, email]) => `${quoted(email)},${quoted(own)}`).join('\r\n')}`],
    ['CSV without a header', (all) => all.map(([own, email]) => `${quoted(own)},${email}`).join('\n')],
    ['TSV', (all) => all.map(([own, email]) => `${email}\t${quoted(own)}`).join('\n')],
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
        const read = readAddresses([...lines, ...all.map(([own, email]) => `${quoted(own)} <${email}>`), ...lines].join('\n'));
        expect(read.filter(({ problem }) => problem === undefined).map(({ email }) => email)).toEqual(all.map(([, email]) => email));
        expect(read.filter(({ problem }) => problem !== undefined).length).toBe(2 * lines.length);
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
    ['a header in any order', 'Name,Email,External ID\nJane,jane@x.example,c-1'],
    ['an address with its name', 'c-1, Jane <jane@x.example>'],
    ['invisible marks', '\ufeffc-1\u200b,jane@x.example\u200b,Jane'],
  ])('are read from %s', (_, text) => {
    expect(readPeople(text)).toEqual([one]);
  });

  it('keep commas in names of spreadsheets', () => {
    expect(readPeople('c-1\tjane@x.example\tDoe, Jane\nc-2;;"Smith, John"')).toEqual([
      { ...one, name: 'Doe, Jane' },
      { externalId: 'c-2', email: undefined, name: 'Smith, John' },
    ]);
  });

  it('are sent without the lines that cannot be read, which stay', () => {
    const text = 'id,email\nc-1,jane@x.example\nc-2,nobody\n,x@x.example\nc-1,john@x.example\nc-3';
    expect(readPeople(text).map(({ externalId }) => externalId)).toEqual(['c-1', 'c-3']);
    expect(problemOfPeople(text, 2)).toBeUndefined();
    expect(unreadPeople(text).map(({ kind, text }) => `${kind} ${text}`)).toEqual(['email nobody', 'noId x@x.example', 'twice c-1']);
    expect(keepPeople(text, new Set(['c-3']))).toBe('id,email\nc-2,nobody\n,x@x.example\nc-1,john@x.example\nc-3');
  });
});
