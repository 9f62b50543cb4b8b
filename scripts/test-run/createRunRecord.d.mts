export type RunMessage =
  | { readonly kind: 'files'; readonly files: readonly Place[] }
  | ({ readonly kind: 'file-started' } & Place)
  | ({
      readonly kind: 'file-ended';
      readonly state: string;
      readonly ms: number;
      readonly setupMs: number;
      readonly errors: string[];
    } & Place)
  | ({ readonly kind: 'test-started'; readonly name: string } & Place)
  | ({ readonly kind: 'test-ended'; readonly name: string; readonly state: string; readonly ms: number; readonly errors: string[] } & Place)
  | { readonly kind: 'run-ended'; readonly errors: readonly string[] };

export interface Place {
  readonly project: string;
  readonly path: string;
}

export interface FileRecord extends Place {
  readonly state: string;
  readonly ms: number;
  readonly setupMs: number;
  readonly errors: readonly string[];
  readonly tests: ReadonlyMap<string, readonly { readonly state: string; readonly ms: number; readonly errors: readonly string[] }[]>;
  readonly underWay: ReadonlySet<string>;
}

export interface RunRecord {
  apply(message: RunMessage): void;
  errors(): readonly string[];
  files(): FileRecord[];
  unfinished(): FileRecord[];
  failed(): FileRecord[];
  forget(again: readonly Place[]): void;
  counts(): { passed: number; failed: number; skipped: number };
}

export function createRunRecord(): RunRecord;
