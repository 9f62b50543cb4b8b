import type { Regexes } from './readRegexes.js';

/** The known cost of each published regular expression. */
export interface RegexVerdicts {
  /** By `/pattern/flags`. */
  readonly written: Readonly<Record<string, Verdict>>;
  /** By file and call: assessed by a person, or by examples of the result. */
  readonly built: Readonly<Record<string, BuiltVerdict>>;
}

/**
 * `linear`: proven. `no attack found`: a search for texts that cost more than their length found none, which is all that can be done
 * where a pattern looks around itself. Else the degree of the text's length with which the cost grows.
 */
export type Verdict = 'linear' | 'no attack found' | 'undecided' | 'exponential' | `polynomial of degree ${number}`;

export interface BuiltVerdict {
  /** Why it costs no more than the length of the text. */
  readonly reason: string;
  /** Examples of the result of the call, which are assessed as well. */
  readonly examples: Readonly<Record<string, Verdict>>;
}

/** The part of the result of `recheck` that is used here. */
type Judge = (
  pattern: string,
  flags: string,
  limits: { readonly timeout: number },
) => Promise<{
  readonly status: 'safe' | 'vulnerable' | 'unknown';
  readonly checker?: string;
  /** Includes the degree if the cost is polynomial. */
  readonly complexity?: { readonly degree?: number };
}>;

/** Reassesses the regular expressions in the code; calls keep their reasons and examples. */
export async function judgeRegexes({ written }: Regexes, known: RegexVerdicts, judge: Judge): Promise<RegexVerdicts> {
  const verdictOf = async (pattern: string, flags: string): Promise<Verdict> => {
    const { status, checker, complexity } = await judge(pattern, flags, { timeout: longestMs });
    if (status === 'unknown' || complexity === undefined) return 'undecided';
    if (status === 'safe') return checker === 'automaton' ? 'linear' : 'no attack found';
    return complexity.degree === undefined ? 'exponential' : `polynomial of degree ${complexity.degree}`;
  };
  const verdicts: Record<string, Verdict> = {};
  for (const { pattern, flags } of written) verdicts[nameOf({ pattern, flags })] = await verdictOf(pattern, flags);
  const built: Record<string, BuiltVerdict> = {};
  for (const [call, { reason, examples }] of Object.entries(known.built)) {
    const judged: Record<string, Verdict> = {};
    for (const example of Object.keys(examples)) {
      const end = example.lastIndexOf('/');
      judged[example] = await verdictOf(example.slice(1, end), example.slice(end + 1));
    }
    built[call] = { reason, examples: judged };
  }
  return { written: verdicts, built };
}

export function nameOf({ pattern, flags }: { readonly pattern: string; readonly flags: string }): string {
  return `/${pattern}/${flags}`;
}

const longestMs = 120_000;
