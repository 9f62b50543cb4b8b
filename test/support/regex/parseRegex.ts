/** A regular expression as a tree. Characters keep their source, which the engine itself evaluates. */
export type RegexNode =
  | { readonly kind: 'character'; readonly source: string }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly RegexNode[] }
  | { readonly kind: 'repeat'; readonly body: RegexNode; readonly min: number; readonly max: number; readonly isLazy: boolean }
  | { readonly kind: 'group'; readonly body: RegexNode; readonly index: number }
  | { readonly kind: 'look'; readonly body: RegexNode; readonly isBehind: boolean; readonly isNegative: boolean }
  | { readonly kind: 'back'; readonly index: number }
  | { readonly kind: 'start' | 'end' | 'border' | 'inside' };

/** Parses the syntax used in this repository: everything except named references and the sets of the `v` flag. */
export function parseRegex(pattern: string): RegexNode {
  let at = 0;
  let groups = 0;

  function take(text: string): boolean {
    if (!pattern.startsWith(text, at)) return false;
    at += text.length;
    return true;
  }

  function takeMatch(regex: RegExp): RegExpExecArray | null {
    const match = new RegExp(regex.source, `${regex.flags}y`);
    match.lastIndex = at;
    const found = match.exec(pattern);
    at += found?.[0].length ?? 0;
    return found;
  }

  function readChoice(): RegexNode {
    const parts = [readSequence()];
    while (take('|')) parts.push(readSequence());
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: 'choice', parts };
  }

  function readSequence(): RegexNode {
    const parts: RegexNode[] = [];
    while (at < pattern.length && !'|)'.includes(pattern.charAt(at))) parts.push(readRepeat(readAtom()));
    return { kind: 'sequence', parts };
  }

  function readRepeat(body: RegexNode): RegexNode {
    const found = takeMatch(/([*+?])|\{(\d+)(,?)(\d*)\}/);
    if (found === null) return body;
    const [, sign, least, comma, most] = found;
    const min = sign === undefined ? Number(least) : Number(sign === '+');
    const max = sign === undefined ? (comma ? Number(most || Number.POSITIVE_INFINITY) : min) : sign === '?' ? 1 : Number.POSITIVE_INFINITY;
    return { kind: 'repeat', body, min, max, isLazy: take('?') };
  }

  function readAtom(): RegexNode {
    if (take('^')) return { kind: 'start' };
    if (take('$')) return { kind: 'end' };
    if (take('\\b')) return { kind: 'border' };
    if (take('\\B')) return { kind: 'inside' };
    for (const look of [
      { text: '(?=', isBehind: false, isNegative: false },
      { text: '(?!', isBehind: false, isNegative: true },
      { text: '(?<=', isBehind: true, isNegative: false },
      { text: '(?<!', isBehind: true, isNegative: true },
    ]) {
      if (take(look.text)) return { kind: 'look', isBehind: look.isBehind, isNegative: look.isNegative, body: closed(readChoice()) };
    }
    if (take('(?:')) return closed(readChoice());
    if (takeMatch(/\((?:\?<\w+>)?(?!\?)/) !== null) {
      groups += 1;
      const index = groups;
      return { kind: 'group', index, body: closed(readChoice()) };
    }
    const reference = takeMatch(/\\([1-9])/);
    if (reference !== null) return { kind: 'back', index: Number(reference[1]) };
    const source = takeMatch(/\\(?:u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|[pP]\{[^}]*\}|[^k])|\[(?:[^\]\\]|\\[\s\S])*\]|[^()\\[]/u)?.[0];
    if (source === undefined) throw new Error(`This cannot be read at ${at}: ${pattern}`);
    return { kind: 'character', source };
  }

  function closed(body: RegexNode): RegexNode {
    if (!take(')')) throw new Error(`A bracket is open at ${at}: ${pattern}`);
    return body;
  }

  const tree = readChoice();
  if (at < pattern.length) throw new Error(`This cannot be read at ${at}: ${pattern}`);
  return tree;
}
