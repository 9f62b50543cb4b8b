/** A line of pasted text, or several if line breaks are quoted. */
export interface PastedRecord {
  /** The text as it was pasted. */
  readonly source: string;
  readonly cells: readonly PastedCell[];
}

/** A cell of pasted text. */
export interface PastedCell {
  /** The content without the quotes. */
  readonly text: string;
  /** The quoted text before other text, such as a name before an address; otherwise empty. */
  readonly quoted: string;
  /** The separator before the cell; empty for the first. */
  readonly separator: string;
}

/**
 * Splits pasted text into records and their cells: rows of a spreadsheet, with commas, semicolons or tabs (RFC 4180), and lists of addresses
 * (RFC 5322). Quotes count at the beginning of a cell only, and only if they are closed at the end of a word. Invisible marks are left out.
 * Linear in the length of the text.
 */
export function readRecords(pasted: string): readonly PastedRecord[] {
  // Joiners are part of names in some scripts.
  const text = pasted.replace(/(?![\u200c\u200d])\p{Cf}/gu, '').replace(/\r\n?/g, '\n');
  const records: PastedRecord[] = [];
  let cells: PastedCell[] = [];
  let start = 0;
  let separator = '';
  for (let place = 0; place <= text.length; place += 1) {
    while (text[place] === ' ') place += 1;
    let quoted = '';
    if (text[place] === '"') {
      const end = closingQuote(text, place);
      if (end !== -1) {
        quoted = text
          .slice(place + 1, end)
          .replace(/""|\\"/g, '"')
          .replace(/\s+/g, ' ')
          .trim();
        place = end + 1;
      }
    }
    const from = place;
    while (place < text.length && !isSeparator(text.charAt(place))) place += 1;
    const rest = text.slice(from, place).trim();
    cells.push({ text: `${quoted} ${rest}`.trim(), quoted: rest && quoted, separator });
    separator = text.charAt(place);
    if (separator !== '' && separator !== '\n') continue;
    if (cells.some((cell) => cell.text !== '')) records.push({ source: text.slice(start, place), cells });
    cells = [];
    start = place + 1;
    separator = '';
  }
  return records;
}

/** The separators that divide cells into columns or people: the strongest that they have. */
export function separatorsOf(cells: readonly PastedCell[]): string {
  return ['\t', ';；؛'].find((some) => cells.slice(1).some(({ separator }) => some.includes(separator))) ?? commas;
}

/** Divides cells at some of the separators. */
export function divideCells<Cell extends PastedCell>(cells: readonly Cell[], separators: string): readonly (readonly Cell[])[] {
  const groups: Cell[][] = [];
  for (const cell of cells) {
    const group = groups.at(-1);
    if (group === undefined || separators.includes(cell.separator)) groups.push([cell]);
    else group.push(cell);
  }
  return groups;
}

/** Returns the text of cells that belong together. */
export function textOfCells(cells: readonly PastedCell[] = []): string {
  return cells.map(({ text }) => text).join(', ');
}

/** Formats text as one cell, in quotes if necessary. */
export function writeCell(text: string): string {
  return text.includes('"') || [...text].some(isSeparator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A column of a table of people. */
type Column = keyof typeof columnNames;

/** The columns that the first record names, and what separates them; `undefined` if it is no header. */
export function readHeader([first, ...rows]: readonly PastedRecord[], required: Column) {
  if (first === undefined || rows.length === 0 || first.cells.some(({ text }) => text.includes('@'))) return undefined;
  const separators = separatorsOf(first.cells);
  const names = divideCells(first.cells, separators).map((cells) =>
    textOfCells(cells)
      .toLowerCase()
      .normalize()
      .replace(/\[.*|[^\p{L}]/gu, ''),
  );
  const placeOf = (column: Column) => names.findIndex((name) => name !== '' && columnNames[column].split(' ').includes(name));
  if (placeOf(required) === -1) return undefined;
  return (cells: readonly PastedCell[], column: Column): string => textOfCells(divideCells(cells, separators)[placeOf(column)]);
}

/** As spreadsheets and directories head them, without spaces and signs. */
const columnNames = {
  id: 'id externalid userid',
  email: 'email emailaddress mail emailadresse correo correoelectrónico メール メールアドレス البريدالإلكتروني',
  name: 'name displayname fullname nombre nombrecompleto anzeigename 名前 氏名 الاسم',
  first: 'firstname givenname vorname 名',
  last: 'lastname familyname surname nachname apellidos 姓',
};

const commas = ',،、，';
const isSeparator = (letter: string) => `\n\t;；؛${commas}`.includes(letter);
const isBreak = (letter: string) => letter === '<' || letter === ' ' || isSeparator(letter);

/** Returns the place of the quote that closes another one at the end of a word; -1 if there is none. */
function closingQuote(text: string, first: number): number {
  for (let place = first + 1; place < Math.min(text.length, first + maxQuoted); place += 1) {
    if (text[place] === '\\' || (text[place] === '"' && text[place + 1] === '"')) place += 1;
    else if (text[place] === '"') return place + 1 === text.length || isBreak(text.charAt(place + 1)) ? place : -1;
  }
  return -1;
}

/** Keeps the search for the end of many quotes linear. */
const maxQuoted = 1_000;
