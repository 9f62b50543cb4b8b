import { addressesOfLink, bareAddress, problemOfAddress } from './mailAddress.js';
import { type CellPart, separatorKinds } from './readPart.js';
import { divideCells, type PastedCell, type PastedRecord, readRecords, separatorsOf, textOfCells } from './readRecords.js';

/** An email address with the name in front of it, or text that contains no address. */
export interface FoundAddress {
  readonly email: string;
  readonly name: string;
  readonly isAddress: boolean;
}

interface LineOptions extends Pick<PastedRecord, 'isTable'> {
  readonly hasNames: boolean;
}

/** Reads the addresses in the cells of a line, and the text between them. */
export function readLine(given: readonly PastedCell[], { hasNames, isTable }: LineOptions): readonly FoundAddress[] {
  const isNamed = given.some(({ parts }) => parts.findIndex(({ kind }) => kind === 'angle') > 0);
  const cells = withoutGroups(isNamed && !isTable ? joined(given) : given);
  const hasAddress = cells.some(({ text }) => text.includes('@'));
  const read = cells.map((cell) => (hasAddress ? withoutHeading(cell) : cell)).filter(({ text }) => text !== '');
  return findIn(
    read.map((cell) => ({ ...cell, found: readCell(cell.parts) })),
    hasNames,
  );
}

/** Returns text that is not an address. */
export function unreadable(text: string): FoundAddress {
  return { email: text, name: '', isAddress: false };
}

interface ReadCell extends PastedCell {
  readonly found: readonly FoundAddress[];
}

function findIn(cells: readonly ReadCell[], hasNames: boolean): readonly FoundAddress[] {
  const addresses = cells.flatMap(({ found }) => found).filter(({ isAddress }) => isAddress);
  if (addresses.length === 0) return cells.length === 0 ? [] : [unreadable(textOfCells(cells))];
  const separators = separatorsOf(cells);
  const [only] = addresses;
  // The other cells are the name of the only address, whatever the order of the columns.
  if (addresses.length === 1 && only?.name === '' && (hasNames || separators === '\t' || separators.includes('|'))) {
    const others = cells.filter(({ found }) => !found.includes(only));
    const name = divideCells(others, separators).map(textOfCells).join(' ');
    return cells.flatMap(({ found }) => (found.includes(only) ? found.with(found.indexOf(only), { ...only, name }) : []));
  }
  return separators.includes(',') ? readList(cells) : divideCells(cells, separators).flatMap((group) => findIn(group, hasNames));
}

/** Reads cells between commas. A cell before a name and an address is the last name: `Doe, Jane <jane@x.example>`. */
function readList(cells: readonly ReadCell[]): readonly FoundAddress[] {
  const found: FoundAddress[] = [];
  let before: string[] = [];
  for (const cell of cells) {
    const [first, ...more] = cell.found;
    if (first?.isAddress !== true) {
      before.push(cell.text);
      continue;
    }
    const lastName = first.name === '' ? undefined : before.pop();
    found.push(...before.map(unreadable), lastName === undefined ? first : { ...first, name: `${lastName}, ${first.name}` }, ...more);
    before = [];
  }
  return [...found, ...before.map(unreadable)];
}

function readCell(parts: readonly CellPart[]): readonly FoundAddress[] {
  const lastEnclosed = parts.findLastIndex((part) => ['angle', 'link', 'comment'].includes(part.kind) && addressesIn(part).length > 0);
  const found: FoundAddress[] = [];
  let before: string[] = [];
  for (const [index, part] of parts.entries()) {
    const commented = part.kind === 'comment' && before.length === 0 ? found.at(-1) : undefined;
    const isName = isNameBefore(part, parts[index + 1], index < lastEnclosed) || commented !== undefined;
    const [email, ...more] = isName ? [] : addressesIn(part);
    const quoted = part.kind === 'quoted' && !isName ? readQuotedList(part.text) : [];
    if (quoted.length > 0) {
      if (before.length > 0) found.push(unreadable(before.join(' ')));
      found.push(...quoted);
      before = [];
    } else if (email !== undefined) {
      if (part.label !== undefined && !part.label.includes('@')) before = [part.label];
      const name = isHeaded(part) ? '' : before.join(' ');
      // A name can be a comment before a bare address.
      const isComment = part.kind === 'word' && before.length === 1 && parts[index - 1]?.kind === 'comment';
      found.push({ email, name: isComment ? name.slice(1, -1) : name, isAddress: true });
      found.push(...more.map((other) => ({ email: other, name: '', isAddress: true })));
      before = [];
    } else if (commented !== undefined) {
      // Or behind any.
      found[found.length - 1] = { ...commented, name: commented.name || part.text };
    } else before.push(part.kind === 'quoted' && parts[index - 1]?.kind === 'word' ? `"${part.text}"` : writtenPart(part));
  }
  const rest = before.join(' ');
  return rest === '' ? found : [...found, unreadable(rest)];
}

/** Returns the addresses that a quoted cell of a table lists, and the text between them; nothing if it has none. */
function readQuotedList(text: string): readonly FoundAddress[] {
  if (!text.includes('@')) return [];
  const found = readRecords(text).flatMap(({ cells }) => readLine(cells, { hasNames: true, isTable: false }));
  return found.some(({ email, isAddress }) => isAddress && email.split('@').every(Boolean)) ? found : [];
}

/** True for a word with an @ that is part of a name: in `jane@x.example <jane@x.example>`, or `Jane @ Work <jane@x.example>`. */
function isNameBefore({ kind, text }: CellPart, next: CellPart | undefined, isBeforeAddress: boolean): boolean {
  if ((kind !== 'word' && kind !== 'quoted') || !isBeforeAddress) return false;
  if (kind === 'quoted' || text.startsWith('@') || text.endsWith('@')) return true;
  const [address] = next === undefined || next.kind === 'word' ? [] : addressesIn(next);
  return address !== undefined && text.toLowerCase().includes(address.toLowerCase());
}

function addressesIn({ kind, text }: CellPart): readonly string[] {
  const all = {
    word: () => [text],
    quoted: () => [],
    comment: () => (problemOfAddress(text) === undefined ? [text] : []),
    link: () => addressesOfLink(text),
    angle() {
      // Chat programs write the address once more after a bar.
      const [target = ''] = text.split('|');
      return /^mailto:/i.test(target) ? addressesOfLink(target.slice('mailto:'.length)) : target.split(/[,;]/);
    },
  }[kind]();
  const addresses = all.map((address) => bareAddress(address.trim()).email).filter((address) => address.trim() !== '');
  return addresses.some((address) => address.includes('@')) ? addresses : [];
}

function isHeaded({ kind, text }: CellPart): boolean {
  return kind === 'word' && bareAddress(text).isHeaded;
}

function writtenPart({ kind, text, label }: CellPart): string {
  switch (kind) {
    case 'comment':
      return `(${text})`;
    case 'angle':
      return `<${text}>`;
    case 'link':
      return label === undefined ? `mailto:${text}` : `[${label}](mailto:${text})`;
    default:
      return text;
  }
}

/** Leaves out what stands before the people of a group or a field: `Team: jane@x.example`, `To: jane@x.example`. */
function withoutHeading(cell: PastedCell): PastedCell {
  const end = cell.parts.findIndex(({ text }) => text.includes('@') || text.endsWith(':'));
  const part = cell.parts[end];
  if (part?.kind !== 'word' || !part.text.endsWith(':') || part.text.includes('@')) return cell;
  const parts = cell.parts.slice(end + 1);
  return { ...cell, parts, text: parts.map(writtenPart).join(' ') };
}

/** Leaves out groups that nobody is in: `undisclosed-recipients:;`. */
function withoutGroups(cells: readonly PastedCell[]): readonly PastedCell[] {
  return cells.filter(({ text }, index) => !(text.endsWith(':') && [';', '；', '؛'].includes(cells[index + 1]?.separator ?? '')));
}

/** Joins cells at bars, which can be part of a name: `Jane | Sales <jane@x.example>`. */
function joined(cells: readonly PastedCell[]): readonly PastedCell[] {
  const others = separatorKinds.filter((kind) => !kind.includes('|')).join('');
  return divideCells(cells, others).map((group) => ({
    text: textOfCells(group),
    parts: group.flatMap(({ parts }, index) => (index === 0 ? parts : [{ kind: 'word', text: '|' } as const, ...parts])),
    separator: group[0]?.separator ?? '',
  }));
}
