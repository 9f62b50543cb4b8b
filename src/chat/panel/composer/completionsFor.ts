/** What a completion inserts: the name of a measure or dimension, or a whole question. */
export interface Completion {
  readonly kind: CompletionKind;
  readonly text: string;
}

export type CompletionKind = 'measure' | 'dimension' | 'question';

/** The word at the caret that asks for completions: `@` or `/` at its start, then what is searched for. */
export interface CompletionToken {
  readonly start: number;
  readonly query: string;
}

/** Returns the token before the caret. An `@` or `/` inside a word, as in `and/or` or an email address, does not start one. */
export function tokenBefore(text: string, caret: number): CompletionToken | undefined {
  const word = /(?:^|\s)[@/]([^\s@/]*)$/.exec(text.slice(Math.max(0, caret - maxToken), caret));
  const query = word?.[1];
  return query === undefined ? undefined : { start: caret - query.length - 1, query };
}

/** Returns the completions that match, each text once: those that start with the query before those that contain it. */
export function completionsFor(query: string, all: readonly Completion[]): readonly Completion[] {
  const wanted = query.toLocaleLowerCase();
  const rank = ({ text }: Completion) => text.toLocaleLowerCase().indexOf(wanted);
  const seen = new Set<string>();
  const found = all.filter((completion) => {
    if (rank(completion) === -1 || seen.has(completion.text)) return false;
    seen.add(completion.text);
    return true;
  });
  const sorted = found.toSorted((one, other) => Number(rank(one) > 0) - Number(rank(other) > 0));
  return kinds.flatMap((kind) => sorted.filter((completion) => completion.kind === kind).slice(0, maxOfKind));
}

const kinds: readonly CompletionKind[] = ['measure', 'dimension', 'question'];
const maxOfKind = 6;
const maxToken = 60;
