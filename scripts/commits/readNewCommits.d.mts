export interface Commit {
  readonly hash: string;
  readonly parents: readonly string[];
  readonly subject: string;
}

export function readNewCommits(options?: {
  readonly base?: string | undefined;
  readonly since?: string | undefined;
  readonly cwd?: string | undefined;
}): readonly Commit[];
