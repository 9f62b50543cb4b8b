import type { FileRecord } from './createRunRecord.mjs';

export function describeUnfinished(files: readonly FileRecord[]): string;
