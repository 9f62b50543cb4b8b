import type { ScriptStep } from '@parley/local-service';

/** What an agent does on its way to honest words, and what that tries. */
export interface HostileTurn {
  /** In one line. */
  readonly tries: string;
  /** Made when asked for: some are megabytes. */
  readonly steps: () => readonly ScriptStep[];
  /** How the turn ends; `done` by default. */
  readonly ends?: 'failed';
}

/** By name; the name is also the question that brings the turn. */
export type HostileTurns = Readonly<Record<string, HostileTurn>>;
