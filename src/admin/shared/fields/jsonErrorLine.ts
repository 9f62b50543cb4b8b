/**
 * Returns the number of the first line at which a text stops being JSON, or `undefined` if all of it is. Browsers report it in different
 * ways, or not at all.
 */
export function jsonErrorLine(text: string): number | undefined {
  const end = errorAt(text);
  if (end === undefined) return undefined;
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** What may come next: a value, a value or the end of its list, a name or the end of its object, a name, a colon, or the end of a value. */
type Expected = 'value' | 'value or end' | 'name or end' | 'name' | 'colon' | 'after value';

function errorAt(text: string): number | undefined {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = 0;
  const isName = () => expected === 'name' || expected === 'name or end';
  const isValue = () => expected === 'value' || expected === 'value or end';

  function close(bracket: string): boolean {
    const mayEnd = expected === 'after value' || expected === (bracket === '[' ? 'value or end' : 'name or end');
    if (!mayEnd || open.pop() !== bracket) return false;
    expected = 'after value';
    return true;
  }

  /** Consumes one token, and returns false if it is not allowed here. */
  function take(mark: string): boolean {
    switch (mark) {
      case '{':
      case '[':
        if (!isValue()) return false;
        open.push(mark);
        expected = mark === '{' ? 'name or end' : 'value or end';
        return true;
      case '}':
        return close('{');
      case ']':
        return close('[');
      case ':':
        if (expected !== 'colon') return false;
        expected = 'value';
        return true;
      case ',':
        if (expected !== 'after value' || open.length === 0) return false;
        expected = open.at(-1) === '{' ? 'name' : 'value';
        return true;
      default:
        return false;
    }
  }

  while (at < text.length) {
    const mark = text.charAt(at);
    if (mark === ' ' || mark === '\n' || mark === '\r' || mark === '\t') {
      at += 1;
    } else if ('{}[]:,'.includes(mark)) {
      if (!take(mark)) return at;
      at += 1;
    } else {
      const end = mark === '"' ? endOfString(text, at) : endOfWord(text, at);
      if (!isJson(text.slice(at, end)) || !(isValue() || (mark === '"' && isName()))) return at;
      expected = isName() ? 'colon' : 'after value';
      at = end;
    }
  }
  return expected === 'after value' && open.length === 0 ? undefined : text.length;
}

/** The end of a string, or of its line, which it must not leave. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (mark === '"') return at + 1;
    if (mark === '\n') return at;
    if (mark === '\\') at += 1;
  }
  return text.length;
}

/** The position after a number or a literal such as `true`. */
function endOfWord(text: string, start: number): number {
  let at = start;
  while (at < text.length && !' \n\r\t{}[]:,"'.includes(text.charAt(at))) at += 1;
  return Math.max(at, start + 1);
}

function isJson(token: string): boolean {
  try {
    JSON.parse(token);
    return true;
  } catch {
    return false;
  }
}
