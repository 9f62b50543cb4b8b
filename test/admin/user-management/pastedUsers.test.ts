import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputsOfPasted, readPasted, withoutEmails } from '../../../src/admin/user-management/model/pastedUsers.js';

const addressesOf = (text: string) => readPasted(text).map(({ email, name }) => (name === '' ? email : `${name} <${email}>`));

describe('pasted users', () => {
  it.each([
    ['a@x.org\nb@x.org\r\nc@x.org', ['a@x.org', 'b@x.org', 'c@x.org']],
    ['a@x.org, b@x.org; c@x.org\td@x.org e@x.org', ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org', 'e@x.org']],
    ['Ada Lovelace <a@x.org>, Bo <b@x.org>', ['Ada Lovelace <a@x.org>', 'Bo <b@x.org>']],
    ['"Lovelace, Ada" <a@x.org>', ['Lovelace, Ada <a@x.org>']],
    ['a@x.org,Ada Lovelace\n"Lovelace, Bo";b@x.org\nCy\tc@x.org', ['Ada Lovelace <a@x.org>', 'Lovelace, Bo <b@x.org>', 'Cy <c@x.org>']],
    ['Ada Lovelace a@x.org', ['Ada Lovelace <a@x.org>']],
    ['mailto:a@x.org', ['a@x.org']],
    ['\n  \n,;\n', []],
  ])('reads %j', (text, expected) => {
    expect(addressesOf(text)).toEqual(expected);
  });

  it('says why an entry is left out', () => {
    const text = `Ada\na@@x.org\n@x.org\nb@x.org\nB@X.ORG\nc@x.org\n${'d'.repeat(250)}@x.org`;
    expect(readPasted(text, new Set(['c@x.org'])).map(({ outcome }) => outcome)).toEqual([
      'noAt',
      'manyAts',
      'incomplete',
      'new',
      'duplicate',
      'existing',
      'tooLong',
    ]);
  });

  it('sends only new users, with the values they share', () => {
    const users = readPasted('Ada <a@x.org>\nb@x.org\nnobody');
    expect(inputsOfPasted(users, { isAdmin: true, role: 'Analyst' })).toEqual([
      { email: 'a@x.org', username: 'a@x.org', firstName: 'Ada', isAdmin: true, defaultRoles: ['Analyst'] },
      { email: 'b@x.org', username: 'b@x.org', isAdmin: true, defaultRoles: ['Analyst'] },
    ]);
  });

  it('removes those who were added and keeps the text of the others', () => {
    expect(withoutEmails('Ada <a@x.org>\nx, b@x.org\nnobody', new Set(['a@x.org']))).toBe('x, b@x.org\nnobody');
  });

  it('never loses an entry: the text left after some were added contains exactly the others', () => {
    const word = fc.stringMatching(/^[a-z"<>@ ,;]{0,12}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), fc.nat(), (lines, pick) => {
        const before = readPasted(lines.join('\n'));
        const gone = new Set(before.slice(0, pick % (before.length + 1)).map(({ email }) => email));
        const after = readPasted(withoutEmails(lines.join('\n'), gone));
        expect(after.map(({ email }) => email)).toEqual(before.map(({ email }) => email).filter((email) => !gone.has(email)));
      }),
      { examples: [[['@;@;<>'], 0]] },
    );
  });
});
