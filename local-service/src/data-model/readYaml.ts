import { readInlineValue } from './readInlineValue.js';
import { YamlProblem } from './YamlProblem.js';

/** What a model file says. Scalars stay texts. */
export type YamlValue = string | readonly YamlValue[] | { readonly [key: string]: YamlValue };

/**
 * Reads the part of YAML that model files are written in: nested maps and lists, plain and quoted texts, texts over
 * several lines, and lists in brackets. Throws `YamlProblem` at the first line it cannot read.
 */
export function readYaml(text: string): YamlValue {
  const lines = createLines(text);
  const first = lines.current();
  if (first === undefined) return {};
  const value = readBlock(lines, first.indent, 0);
  const rest = lines.current();
  if (rest !== undefined) throw new YamlProblem(rest.number, 'does not match the indentation of its block');
  return value;
}

interface Line {
  readonly number: number;
  readonly indent: number;
  readonly text: string;
}

/** The lines that say something, one after the other. */
interface Lines {
  current(): Line | undefined;
  skip(): void;
  /** Goes on within the line, after the dash of a list. */
  resumeAt(remainder: Line): void;
  /** The text of the lines that are indented deeper. */
  takeText(indent: number): string;
}

function createLines(text: string): Lines {
  const raws = text.split(/\r?\n/);
  let next = 0;
  let remainder: Line | undefined;

  return {
    current() {
      if (remainder !== undefined) return remainder;
      while (/^\s*(#.*)?$|^---\s*$/.test(raws[next] ?? 'end')) next += 1;
      const raw = raws[next];
      if (raw === undefined) return undefined;
      const line = { number: next + 1, indent: indentOf(raw), text: raw.trim() };
      if (raw.slice(0, line.indent).includes('\t')) throw new YamlProblem(line.number, 'is indented with a tab; use spaces');
      return line;
    },
    skip() {
      remainder = undefined;
      next += 1;
    },
    resumeAt(line) {
      remainder = line;
    },
    takeText(indent) {
      const from = next;
      while (next < raws.length && (raws[next]?.trim() === '' || indentOf(raws[next] ?? '') > indent)) next += 1;
      return raws
        .slice(from, next)
        .map((raw) => raw.trim())
        .join('\n')
        .trim();
    },
  };
}

function indentOf(raw: string): number {
  return raw.length - raw.trimStart().length;
}

function readBlock(lines: Lines, indent: number, depth: number): YamlValue {
  const line = lines.current();
  if (line !== undefined && depth > maxDepth) throw new YamlProblem(line.number, 'is nested too deeply');
  return line !== undefined && isEntry(line.text) ? readList(lines, indent, depth) : readMap(lines, indent, depth);
}

function readList(lines: Lines, indent: number, depth: number): YamlValue {
  const items: YamlValue[] = [];
  for (let line = lines.current(); line?.indent === indent && isEntry(line.text); line = lines.current()) {
    const text = line.text.slice(1).trimStart();
    if (text === '' || text.startsWith('#')) {
      lines.skip();
      items.push(readNested(lines, indent + 1, depth));
    } else if (keyPattern.test(text) || isEntry(text)) {
      const inner = indent + line.text.length - text.length;
      lines.resumeAt({ ...line, indent: inner, text });
      items.push(readBlock(lines, inner, depth + 1));
    } else {
      lines.skip();
      items.push(readInlineValue(text, line.number));
    }
  }
  return items;
}

function readMap(lines: Lines, indent: number, depth: number): YamlValue {
  const entries = new Map<string, YamlValue>();
  for (let line = lines.current(); line?.indent === indent; line = lines.current()) {
    const [, quotedKey, plainKey, text = ''] = keyPattern.exec(line.text) ?? [];
    const key = quotedKey?.slice(1, -1) ?? plainKey;
    if (key === undefined)
      throw new YamlProblem(line.number, 'cannot be parsed. A line must be a key followed by a colon, or start with a dash');
    if (entries.has(key)) throw new YamlProblem(line.number, `repeats the key "${key}"`);
    lines.skip();
    entries.set(key, readEntryValue(lines, { ...line, text }, depth));
  }
  return Object.fromEntries(entries);
}

function readEntryValue(lines: Lines, line: Line, depth: number): YamlValue {
  if (/^[|>][+-]?(\s+#.*)?$/.test(line.text)) return lines.takeText(line.indent);
  if (line.text !== '' && !line.text.startsWith('#')) return readInlineValue(line.text, line.number);
  const next = lines.current();
  // A list may stand as far left as its key.
  const isListBelow = next?.indent === line.indent && isEntry(next.text);
  return readNested(lines, isListBelow ? line.indent : line.indent + 1, depth);
}

function readNested(lines: Lines, minIndent: number, depth: number): YamlValue {
  const next = lines.current();
  return next === undefined || next.indent < minIndent ? '' : readBlock(lines, next.indent, depth + 1);
}

function isEntry(text: string): boolean {
  return text === '-' || text.startsWith('- ');
}

const keyPattern = /^(?:("[^"]*"|'[^']*')|([\w.$-]+))\s*:(?:\s+([\s\S]*))?$/;
const maxDepth = 40;
