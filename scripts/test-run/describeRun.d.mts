import type { FileRecord } from './createRunRecord.mjs';

export function describeUnfinished(files: readonly FileRecord[]): string;

export function describeTimes(
  files: readonly FileRecord[],
  slower: readonly { readonly file: FileRecord; readonly ms: number; readonly lastMs: number }[],
): string;
