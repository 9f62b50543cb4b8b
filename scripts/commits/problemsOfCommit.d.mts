import type { Commit } from './readNewCommits.mjs';

export function problemsOfCommit(commit: Pick<Commit, 'parents' | 'subject'>): readonly string[];
