/** A list of people as a program copies it, and who is in it. */
export interface PastedList {
  readonly from: string;
  readonly text: string;
  readonly people: readonly (readonly [email: string, name: string])[];
  /** What cannot be read, with the reason. Default: nothing. */
  readonly problems?: readonly string[];
}

const jane = ['jane@x.example', ''] as const;
const john = ['john@x.example', ''] as const;
const bob = ['bob@x.example', ''] as const;
const janeDoe = ['jane@x.example', 'Jane Doe'] as const;
const doeJane = ['jane@x.example', 'Doe, Jane'] as const;
const smithJohn = ['john@x.example', 'Smith, John'] as const;

export const pastedLists: readonly PastedList[] = [
  // Mail programs
  { from: 'Outlook', text: 'Doe, Jane <jane@x.example>; Smith, John <john@x.example>', people: [doeJane, smithJohn] },
  { from: 'Outlook, one', text: 'Doe, Jane <jane@x.example>', people: [doeJane] },
  {
    from: 'Outlook, names that are addresses',
    text: "'jane@x.example' <jane@x.example>; john@x.example <john@x.example>",
    people: [jane, john],
  },
  { from: 'Outlook, names in quotes', text: "'Jane Doe' <jane@x.example>", people: [janeDoe] },
  { from: 'Outlook, a quoted message', text: 'From: Jane Doe [mailto:jane@x.example]', people: [janeDoe] },
  { from: 'Outlook, a soft line break', text: 'jane@x.example\vjohn@x.example\u2028bob@x.example', people: [jane, john, bob] },
  { from: 'Gmail', text: '"Jane Doe" <jane@x.example>, "Smith, John" <john@x.example>, ', people: [janeDoe, smithJohn] },
  { from: 'Apple Mail', text: 'Jane Doe <jane@x.example>, Bob <bob@x.example>', people: [janeDoe, ['bob@x.example', 'Bob']] },
  {
    from: 'a list with commas and names with commas',
    text: 'Doe, Jane <jane@x.example>, Smith, John <john@x.example>',
    people: [doeJane, smithJohn],
  },
  {
    from: 'no spaces',
    text: 'Jane<jane@x.example>Bob<bob@x.example>',
    people: [
      ['jane@x.example', 'Jane'],
      ['bob@x.example', 'Bob'],
    ],
  },
  {
    from: 'a header of a message',
    text: 'To: Jane Doe <jane@x.example>; John <john@x.example>\nCc: bob@x.example',
    people: [janeDoe, ['john@x.example', 'John'], bob],
  },
  { from: 'Exchange', text: 'SMTP:jane@x.example;smtp:john@x.example', people: [jane, john] },
  { from: 'an @ in a quoted name', text: '"Jane @ Work" <jane@x.example>', people: [['jane@x.example', 'Jane @ Work']] },
  {
    from: 'an @ in a name',
    text: 'Jane @ Work <jane@x.example>, @bob <bob@x.example>',
    people: [
      ['jane@x.example', 'Jane @ Work'],
      ['bob@x.example', '@bob'],
    ],
  },
  {
    from: 'a bar in a name',
    text: 'Jane | Sales <jane@x.example>, Bob | Sales <bob@x.example>',
    people: [
      ['jane@x.example', 'Jane | Sales'],
      ['bob@x.example', 'Bob | Sales'],
    ],
  },
  {
    from: 'escaped quotes',
    text: '"Jane \\"JD\\" Doe" <jane@x.example>\n"John ""JS""",john@x.example',
    people: [
      ['jane@x.example', 'Jane "JD" Doe'],
      ['john@x.example', 'John "JS"'],
    ],
  },
  {
    from: 'a nickname in quotes',
    text: 'Jane "JD, the boss" Doe <jane@x.example>',
    people: [['jane@x.example', 'Jane "JD, the boss" Doe']],
  },
  {
    from: 'a group (RFC 5322)',
    text: 'Team: Doe, Jane <jane@x.example>, john@x.example; Bob <bob@x.example>',
    people: [doeJane, john, ['bob@x.example', 'Bob']],
  },
  { from: 'a group without spaces', text: 'Team:jane@x.example,john@x.example;', people: [jane, john] },
  { from: 'an empty group', text: 'undisclosed-recipients:;', people: [] },
  { from: 'a comment', text: 'jane@x.example (Doe, Jane)', people: [doeJane] },
  { from: 'a comment before', text: '(Jane Doe) jane@x.example', people: [janeDoe] },
  {
    from: 'a comment in a name',
    text: 'Jane (Sales, EMEA) <jane@x.example> (on leave)',
    people: [['jane@x.example', 'Jane (Sales, EMEA)']],
  },
  {
    from: 'an address in parentheses',
    text: 'Jane Doe (jane@x.example), John (john@x.example)',
    people: [janeDoe, ['john@x.example', 'John']],
  },
  // Links
  { from: 'two links', text: 'mailto:jane@x.example?subject=Hi <mailto:john@x.example>', people: [jane, john] },
  {
    from: 'a link to several',
    text: 'mailto:jane@x.example,john@x.example?subject=Hi,%20there&cc=bob@x.example',
    people: [jane, john, bob],
  },
  { from: 'a link to several, as Outlook has it', text: 'MAILTO:jane@x.example;john@x.example', people: [jane, john] },
  { from: 'an encoded link', text: 'mailto:jane%40x.example?to=john%2Bspam%40x.example', people: [jane, ['john+spam@x.example', '']] },
  { from: 'a link with a name', text: 'mailto:Jane%20Doe%20%3Cjane@x.example%3E', people: [jane] },
  { from: 'a link that is wrongly encoded', text: 'mailto:100%@x.example', people: [['100%@x.example', '']] },
  { from: 'a link beside a name', text: 'mailto:jane@x.example,Jane Doe', people: [janeDoe] },
  { from: 'Slack', text: '<mailto:jane@x.example|jane@x.example>', people: [jane] },
  { from: 'Markdown', text: '[Jane Doe](mailto:jane@x.example), [john@x.example](mailto:john@x.example)', people: [janeDoe, john] },
  // Texts
  { from: 'lines', text: 'jane@x.example\r\njohn@x.example\rbob@x.example\n\n', people: [jane, john, bob] },
  { from: 'spaces', text: 'jane@x.example john@x.example\u00a0bob@x.example', people: [jane, john, bob] },
  { from: 'a sentence', text: 'jane@x.example, john@x.example; (bob@x.example).', people: [jane, john, bob] },
  {
    from: 'a bullet list',
    text: '- jane@x.example\n• john@x.example\n* Bob <bob@x.example>',
    people: [jane, john, ['bob@x.example', 'Bob']],
  },
  { from: 'a numbered list', text: '1. jane@x.example\n2. Bob <bob@x.example>', people: [jane, ['bob@x.example', 'Bob']] },
  { from: 'a name with a number', text: '1. FC Köln <jane@x.example>', people: [['jane@x.example', '1. FC Köln']] },
  { from: 'a quoted mail', text: '> jane@x.example\n> john@x.example', people: [jane, john] },
  { from: 'emphasis', text: '`jane@x.example` **john@x.example** _bob@x.example_', people: [jane, john, bob] },
  { from: 'code', text: '["jane@x.example", \'john@x.example\', `bob@x.example`]', people: [jane, john, bob] },
  { from: 'names with dashes', text: 'Jane Doe – jane@x.example\nBob: bob@x.example', people: [janeDoe, bob] },
  {
    from: 'typographic quotes',
    text: '“Doe, Jane” <jane@x.example>; „Smith, John“ <john@x.example>; «bob@x.example»',
    people: [doeJane, smithJohn, bob],
  },
  {
    from: 'invisible marks',
    text: '\ufeffjane@x.example\u200b\n\u202ajohn@\u00adx.example\u202c, \u2068bob@x.example\u200d\u2069',
    people: [jane, john, bob],
  },
  {
    from: 'spaces that do not break',
    text: 'Jane\u00a0Doe\u00a0<jane@x.example>;\u00a0"Smith, John"\u00a0<john@x.example>',
    people: [janeDoe, smithJohn],
  },
  { from: 'Chinese and Japanese keyboards', text: 'jane@x.example、john@x.example，bob＠x．example；', people: [jane, john, bob] },
  { from: 'Japanese brackets', text: '山田太郎＜jane＠x.example＞、「john@x.example」。', people: [['jane@x.example', '山田太郎'], john] },
  { from: 'Arabic separators', text: 'jane@x.example، john@x.example؛ bob@x.example', people: [jane, john, bob] },
  {
    from: 'other scripts',
    text: 'jané@münchen.example, 用户@例子.公司, राम@उदाहरण.भारत',
    people: [
      ['jané@münchen.example', ''],
      ['用户@例子.公司', ''],
      ['राम@उदाहरण.भारत', ''],
    ],
  },
  { from: 'decomposed letters', text: 'jane@mu\u0308nchen.example', people: [['jane@münchen.example', '']] },
  {
    from: 'plus signs and apostrophes',
    text: "jane+eu@x.example, o'neil@x.example, 'bob@x.example'",
    people: [['jane+eu@x.example', ''], ["o'neil@x.example", ''], bob],
  },
  // Tables
  {
    from: 'CSV with a header',
    text: '"Name","E-mail"\n"Doe, Jane","jane@x.example"\nBob,bob@x.example',
    people: [doeJane, ['bob@x.example', 'Bob']],
  },
  {
    from: 'a directory',
    text: 'First Name [Required],Last Name [Required],Email Address [Required]\nJane,Doe,jane@x.example',
    people: [janeDoe],
  },
  { from: 'Google Contacts', text: 'Name,Given Name,Family Name,E-mail 1 - Value\nJane Doe,Jane,Doe,jane@x.example', people: [janeDoe] },
  { from: 'TSV', text: 'Doe, Jane\tjane@x.example\n"Smith\nJohn"\tjohn@x.example', people: [doeJane, ['john@x.example', 'Smith John']] },
  { from: 'a German Excel', text: 'sep=;\r\nVorname;Nachname;E-Mail-Adresse\r\nJane;Doe;jane@x.example', people: [janeDoe] },
  { from: 'a French header', text: 'Nom,Prénom,Adresse e-mail\nDoe,Jane,jane@x.example', people: [janeDoe] },
  { from: 'a Spanish header', text: 'Correo electrónico;Nombre completo\njane@x.example;Jane Doe', people: [janeDoe] },
  { from: 'a Spanish header of two names', text: 'Nombre;Apellidos;Correo\nJane;Doe;jane@x.example', people: [janeDoe] },
  { from: 'a German header of two names', text: 'Name;Vorname;E-Mail\nDoe;Jane;jane@x.example', people: [janeDoe] },
  { from: 'a Turkish header', text: 'AD SOYAD;E-POSTA\nJane Doe;jane@x.example', people: [janeDoe] },
  { from: 'a Japanese header', text: '氏名\tメールアドレス\nJane Doe\tjane@x.example', people: [janeDoe] },
  { from: 'an Arabic header', text: 'الاسم,البريد الإلكتروني\nJane Doe,jane@x.example', people: [janeDoe] },
  { from: 'a Korean header', text: '이름,이메일 주소\nJane Doe,jane@x.example', people: [janeDoe] },
  { from: 'a Hindi header', text: 'नाम,ईमेल पता\nJane Doe,jane@x.example', people: [janeDoe] },
  { from: 'a Hebrew header', text: 'דוא״ל,שם מלא\njane@x.example,Jane Doe', people: [janeDoe] },
  { from: 'a Polish header', text: 'Imię i nazwisko;Adres e-mail\nJane Doe;jane@x.example', people: [janeDoe] },
  {
    from: 'a Markdown table',
    text: '| Name | Email |\n|---|:---:|\n| Doe, Jane | jane@x.example |\n| John | <john@x.example> |',
    people: [doeJane, ['john@x.example', 'John']],
  },
  { from: 'bars without a header', text: 'Doe, Jane | jane@x.example', people: [doeJane] },
  { from: 'a quoted list in a cell', text: '"jane@x.example, john@x.example"', people: [jane, john] },
  {
    from: 'several addresses under a header',
    text: 'Name,Email\nJane Doe,"jane@x.example; john@x.example"',
    people: [janeDoe, ['john@x.example', 'Jane Doe']],
  },
  { from: 'a row without an address', text: 'Name,Email\nJane Doe,jane@x.example\nJohn,', people: [janeDoe], problems: ['noAt John'] },
  // What cannot be read
  {
    from: 'quotes that are not closed',
    text: '"Jane <jane@x.example>\n"Bob" <bob@x.example>',
    people: [
      ['jane@x.example', '"Jane'],
      ['bob@x.example', 'Bob'],
    ],
  },
  {
    from: 'a bracket that is not closed',
    text: 'Jane <jane@x.example, Bob <bob@x.example>',
    people: [
      ['jane@x.example', 'Jane'],
      ['bob@x.example', 'Bob'],
    ],
  },
  { from: 'a quoted mailbox', text: '"john smith"@x.example', people: [], problems: ['invalid smith"@x.example'] },
  {
    from: 'something else',
    text: 'nobody; Jane Doe <jane@x.example>\njohn@x.example nobody\n@x',
    people: [janeDoe, john],
    problems: ['noAt nobody', 'noAt nobody', 'incomplete @x'],
  },
  {
    from: 'wrong addresses',
    text: 'jane@x..example, .jane@x.example, jane@-x.example, a@b@c, <jane doe@x.example>, bob@x.example',
    people: [bob],
    problems: [
      'invalid jane@x..example',
      'invalid .jane@x.example',
      'invalid jane@-x.example',
      'manyAts a@b@c',
      'invalid jane doe@x.example',
    ],
  },
  { from: 'a profile', text: 'https://x.example/@jane', people: [], problems: ['invalid https://x.example/@jane'] },
];
