/** A part of a translated question, in the order of the English sentence. */
export interface Piece {
  readonly english: string;
  /** As it was asked. */
  readonly written: string;
  readonly kind: 'phrase' | 'number' | 'mark' | 'unknown';
  /** The word that a misspelt one was read as. */
  readonly taken?: string;
  /** It is what the following condition is about, as in "売上が500ユーロ以上". */
  readonly isSubject?: boolean;
}

/** Collects pieces and puts those that stand elsewhere in another language, marked with `<` or `^`, where English has them. */
export function createSentence(): Sentence {
  const pieces: Piece[] = [];
  /** Moves to the end of the clause. */
  let trailing: Piece[] = [];
  /** A condition that waits for the noun it describes. */
  let condition: readonly Piece[] = [];

  function push(...added: readonly Piece[]): void {
    pieces.push(...added);
    if (condition.length === 0 || added[0]?.kind === 'mark') return;
    pieces.push(...condition);
    condition = [];
  }

  function endClause(): void {
    pieces.push(...condition, ...trailing);
    condition = [];
    trailing = [];
  }

  /** Moves a word before its object, which is the last phrase or a list of phrases. */
  function placeBefore(english: string, written: string): void {
    const takesList = !thresholds.has(english);
    const object = pieces.splice(startOfObject(pieces, takesList));
    const whole: readonly Piece[] = [{ english, written, kind: 'phrase' }, ...object];
    if (lastWords.has(english)) trailing.push(...whole);
    else if (takesList) push(...whole);
    else condition = withSubject(whole, pieces);
  }

  return {
    add(piece) {
      if (piece.english.startsWith('^')) pieces.splice(startOfClause(pieces), 0, { ...piece, english: piece.english.slice(1) });
      else if (piece.english.startsWith('<')) placeBefore(piece.english.slice(1), piece.written);
      else if (piece.kind === 'mark' && /[.;?!\n]/.test(piece.english)) {
        endClause();
        pieces.push(piece);
      } else if (piece.english !== '') push(piece);
    },
    markSubject() {
      const last = pieces.pop();
      if (last !== undefined) pieces.push({ ...last, isSubject: true });
    },
    finish() {
      endClause();
      return pieces;
    },
  };
}

export interface Sentence {
  add(piece: Piece): void;
  /** Marks the last piece as the subject of what follows. */
  markSubject(): void;
  finish(): readonly Piece[];
}

/** They would also take what follows for their object. */
const lastWords: ReadonlySet<string> = new Set(['compared to', 'excluding', 'outside']);
const thresholds: ReadonlySet<string> = new Set(['more than', 'less than', 'at least', 'at most', 'exactly']);
const units: ReadonlySet<string> = new Set(['euros', 'units', 'percent', '%', '€']);

function startOfObject(pieces: readonly Piece[], takesList: boolean): number {
  let start = Math.max(0, pieces.length - 1);
  if (units.has(pieces[start]?.english ?? '') && pieces[start - 1]?.kind === 'number') start -= 1;
  while (takesList && start > 1 && pieces[start - 1]?.english === 'and') start -= 2;
  return start;
}

function startOfClause(pieces: readonly Piece[]): number {
  return pieces.findLastIndex(({ kind, english }) => kind === 'mark' && /[.;?!\n]/.test(english)) + 1;
}

/** "売上が" before "500ユーロ以上" makes "with revenue at least 500 euros". */
function withSubject(condition: readonly Piece[], pieces: Piece[]): readonly Piece[] {
  const subject = pieces.at(-1);
  if (subject?.isSubject !== true) return condition;
  pieces.pop();
  return [{ english: 'with', written: '', kind: 'phrase' }, subject, ...condition];
}
