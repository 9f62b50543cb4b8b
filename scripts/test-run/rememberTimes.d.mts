import type { FileRecord } from './createRunRecord.mjs';

export function rememberTimes(files: readonly FileRecord[], cacheFile?: string): { file: FileRecord; ms: number; lastMs: number }[];
