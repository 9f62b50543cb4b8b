/** A person who can be mentioned: the username in the text of a comment, and the name to show. */
export interface Mentionable {
  /** The name after the `@` in the text of a comment. */
  readonly username: string;
  /** The name to show; without one, the username is shown. */
  readonly firstName?: string | null | undefined;
}

/** A text while it is typed: it shows mentions as `@Name` and tracks their positions. */
export interface MentionText {
  readonly text: string;
  /** The mentions in text order, without overlaps. */
  readonly mentions: readonly Mention[];
}

export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly username: string;
}

/** Returns the text that shows a mention while typing. */
export function mentionLabel({ username, firstName }: Mentionable): string {
  return `@${firstName || username}`;
}

/** Returns the text to send. The service has no field for mentions, so each is `@username` in the text. */
export function writeMentions({ text, mentions }: MentionText): string {
  let body = '';
  let from = 0;
  for (const { start, end, username } of mentions) {
    body += `${text.slice(from, start)}@${username}`;
    from = end;
  }
  return body + text.slice(from);
}

/** Converts the text of a comment for editing, with mentions of these people. Other text is unchanged. */
export function readMentions(body: string, people: Iterable<Mentionable>): MentionText {
  const mentions: Mention[] = [];
  let text = '';
  let from = 0;
  for (const { start, end, person } of findMentions(body, people)) {
    text += body.slice(from, start);
    const label = mentionLabel(person);
    mentions.push({ start: text.length, end: text.length + label.length, username: person.username });
    text += label;
    from = end;
  }
  return { text: text + body.slice(from), mentions };
}

/** Finds mentions of these people in a sent text: the longest matching name, between word boundaries. */
export function findMentions<Person extends Mentionable>(body: string, people: Iterable<Person>): readonly FoundMention<Person>[] {
  const longestFirst = [...people]
    .filter(({ username }) => username !== '')
    .sort((one, other) => other.username.length - one.username.length);
  const found: FoundMention<Person>[] = [];
  let from = body.indexOf('@');
  while (from !== -1) {
    const start = from;
    const person = canBeginAt(body, start)
      ? longestFirst.find(({ username }) => body.startsWith(username, start + 1) && canEndAt(body, start + 1 + username.length))
      : undefined;
    const end = start + 1 + (person?.username.length ?? 0);
    if (person !== undefined) found.push({ start, end, person });
    from = body.indexOf('@', end);
  }
  return found;
}

export interface FoundMention<Person extends Mentionable = Mentionable> {
  readonly start: number;
  readonly end: number;
  readonly person: Person;
}

/**
 * Applies a change of the text to `next`. Mentions move with the text around them; a mention that was itself edited becomes
 * plain text. `caret` is the end of the change, which distinguishes changes with the same result.
 */
export function editText(before: MentionText, next: string, caret: number = next.length): MentionText {
  const change = changeBetween(before.text, next, caret);
  const shift = next.length - before.text.length;
  const mentions = before.mentions.flatMap((mention) => {
    if (mention.end <= change.start) return [mention];
    if (mention.start >= change.end) return [{ ...mention, start: mention.start + shift, end: mention.end + shift }];
    return [];
  });
  return { text: next, mentions: mentions.filter((mention) => stands(next, mention)) };
}

/** Replaces the text from `start` to `end` with a mention and a space, and places the caret after it. */
export function insertMention(
  draft: MentionText,
  { start, end }: { readonly start: number; readonly end: number },
  person: Mentionable,
): { readonly draft: MentionText; readonly caret: number } {
  const label = mentionLabel(person);
  const rest = draft.text.slice(end);
  const space = /^\s/.test(rest) ? '' : ' ';
  const next = draft.text.slice(0, start) + label + space + rest;
  const mention = { start, end: start + label.length, username: person.username };
  const others = editText(
    { ...draft, mentions: draft.mentions.filter((known) => known.end <= start || known.start >= end) },
    next,
    mention.end + space.length,
  );
  const mentions = [...others.mentions.filter((known) => known.end <= mention.start || known.start >= mention.end), mention];
  return { draft: { text: next, mentions: mentions.sort((one, other) => one.start - other.start) }, caret: mention.end + 1 };
}

/** Returns the range of the old text that differs from the new one. */
function changeBetween(before: string, next: string, caret: number): { readonly start: number; readonly end: number } {
  const longestTail = Math.min(before.length, next.length, Math.max(0, next.length - caret));
  let tail = 0;
  while (tail < longestTail && before.at(-1 - tail) === next.at(-1 - tail)) tail += 1;
  const longestHead = Math.min(before.length, next.length) - tail;
  let head = 0;
  while (head < longestHead && before[head] === next[head]) head += 1;
  return { start: head, end: before.length - tail };
}

function stands(text: string, { start, end }: Mention): boolean {
  return canBeginAt(text, start) && canEndAt(text, end);
}

/** True at the start, or after a character that is not part of a word or an address. */
export function canBeginAt(text: string, index: number): boolean {
  return index === 0 || /[\s([{"'“„«¿¡،。、，：:;,/|–—-]/u.test(text[index - 1] ?? '');
}

/** True at the end, or before a character that does not continue the name. */
function canEndAt(text: string, index: number): boolean {
  return !/^(?:[\p{L}\p{N}\p{M}_@]|[.+-][\p{L}\p{N}])/u.test(text.slice(index, index + 3));
}
