/** Colours by name, so that a theme can make each of them readable. Black and white map to the text colour. */
export type AnsiColor = 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'gray';

/** The text style set by ANSI escape sequences. Missing members are the default. */
export interface AnsiStyle {
  /** The colour of the text. */
  readonly color?: AnsiColor | undefined;
  /** The colour behind the text. */
  readonly background?: AnsiColor | undefined;
  /** True for bold text (SGR 1). */
  readonly isBold?: boolean | undefined;
  /** True for faint text (SGR 2). */
  readonly isDim?: boolean | undefined;
  /** True for italic text (SGR 3). */
  readonly isItalic?: boolean | undefined;
  /** True for underlined text (SGR 4). */
  readonly isUnderlined?: boolean | undefined;
  /** True for text that is crossed out (SGR 9). */
  readonly isStruck?: boolean | undefined;
}

/** A piece of a line with one style. */
export interface AnsiSegment {
  /** The visible characters. */
  readonly text: string;
  /** The style of all its characters. */
  readonly style: AnsiStyle;
}

/**
 * Splits the visible text of a line into segments of one style. Keeps colours and styles of ECMA-48, by name; drops all
 * other sequences and control characters except tabs. Runs in one pass for any input.
 */
export function parseAnsi(text: string, start: AnsiStyle = plain): { readonly segments: readonly AnsiSegment[]; readonly end: AnsiStyle } {
  const segments: AnsiSegment[] = [];
  let style = start;
  let from = 0;
  const take = (until: number) => {
    if (until > from) segments.push({ text: text.slice(from, until), style });
  };
  introducer.lastIndex = 0;
  for (let found = introducer.exec(text); found !== null; found = introducer.exec(text)) {
    const at = found.index;
    take(at);
    from = endOfSequence(text, at);
    introducer.lastIndex = from;
    const codes = text[from - 1] === 'm' ? text.slice(at, Math.min(from - 1, at + longestColors)).replace(csi, '') : undefined;
    if (codes !== undefined && /^[\d;:]*$/.test(codes)) style = restyle(style, codes);
  }
  take(text.length);
  return { segments, end: style };
}

/** Returns the visible text only. */
export function stripAnsi(text: string): string {
  introducer.lastIndex = 0;
  if (!introducer.test(text)) return text;
  return parseAnsi(text)
    .segments.map((segment) => segment.text)
    .join('');
}

const plain: AnsiStyle = {};

/** Matches the start of anything but plain text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const introducer = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const csi = /^(?:\u001b\[|\u009b)/;

const control = /[0-?]*[ -/]*[@-~]/y;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const stringEnd = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** An incomplete or invalid sequence ends after its introducer: what follows is text. */
function endOfSequence(text: string, at: number): number {
  const isEscape = text[at] === '\u001b';
  const kind = isEscape ? (text[at + 1] ?? '') : String.fromCharCode(text.charCodeAt(at) - 0x40);
  const after = at + (isEscape ? 2 : 1);
  if (!isEscape && text.charCodeAt(at) < 0x80) return at + 1;
  if (kind === '[') {
    control.lastIndex = after;
    return control.test(text) ? control.lastIndex : after;
  }
  if (kind !== '' && ']PX^_'.includes(kind)) {
    stringEnd.lastIndex = after;
    const end = stringEnd.exec(text);
    if (end === null) return after;
    if (end[0] === '\u001b' && text[end.index + 1] === '\\') return end.index + 2;
    return end[0] === '\u0007' || end[0] === '\u009c' ? end.index + 1 : after;
  }
  if (isEscape && /^[ -/]$/.test(kind)) return Math.min(after + 1, text.length);
  return isEscape && !/^[0-~]$/.test(kind) ? at + 1 : after;
}

function restyle(style: AnsiStyle, list: string): AnsiStyle {
  const codes = list.split(/[;:]/, maxCodes).map(Number);
  let next = style;
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index] ?? 0;
    if (code === 38 || code === 48) {
      const isIndexed = codes[index + 1] === 5;
      const color = isIndexed ? indexedColor(codes[index + 2] ?? 0) : nearestColor(codes.slice(index + 2, index + 5));
      next = code === 38 ? { ...next, color } : { ...next, background: color };
      index += isIndexed ? 2 : 4;
    } else {
      next = applyCode(next, code);
    }
  }
  return next;
}

function applyCode(style: AnsiStyle, code: number): AnsiStyle {
  if (code === 0) return plain;
  const change = changes[code];
  if (change !== undefined) return { ...style, ...change };
  if (code === 7) return { ...style, background: style.color ?? 'gray', color: undefined };
  if ((code >= 30 && code <= 37) || (code >= 90 && code <= 97))
    return { ...style, color: indexedColor((code % 10) + (code >= 90 ? 8 : 0)) };
  if ((code >= 40 && code <= 47) || (code >= 100 && code <= 107)) {
    return { ...style, background: indexedColor((code % 10) + (code >= 100 ? 8 : 0)) };
  }
  return style;
}

const changes: Readonly<Record<number, AnsiStyle>> = {
  1: { isBold: true },
  2: { isDim: true },
  3: { isItalic: true },
  4: { isUnderlined: true },
  9: { isStruck: true },
  22: { isBold: undefined, isDim: undefined },
  23: { isItalic: undefined },
  24: { isUnderlined: undefined },
  27: { background: undefined },
  29: { isStruck: undefined },
  39: { color: undefined },
  49: { background: undefined },
};

function indexedColor(index: number): AnsiColor | undefined {
  if (index < 16) return index === 8 ? 'gray' : hues[(index % 8) as keyof typeof hues]; // modulo 8 of a whole number is such a key
  if (index >= 232) return nearestColor([8 + (index - 232) * 10, 8 + (index - 232) * 10, 8 + (index - 232) * 10]);
  const cube = index - 16;
  return nearestColor([Math.floor(cube / 36) * 51, (Math.floor(cube / 6) % 6) * 51, (cube % 6) * 51]);
}

const hues = { 0: undefined, 1: 'red', 2: 'green', 3: 'yellow', 4: 'blue', 5: 'magenta', 6: 'cyan', 7: undefined } as const;

/** Maps a colour by hue. Medium grays become gray, other grays the text colour. */
function nearestColor([red = 0, green = 0, blue = 0]: readonly number[]): AnsiColor | undefined {
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (high - low < 40) return high > 60 && high < 190 ? 'gray' : undefined;
  const middle = (high + low) / 2;
  const bits = (red > middle ? 1 : 0) + (green > middle ? 2 : 0) + (blue > middle ? 4 : 0);
  return hues[bits as keyof typeof hues]; // three bits are such a key
}

const maxCodes = 32;
const longestColors = 256;
