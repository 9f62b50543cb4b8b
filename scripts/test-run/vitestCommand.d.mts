import type { Place } from './createRunRecord.mjs';

export function vitestCommand(args: readonly string[], files?: readonly Place[]): string[];
