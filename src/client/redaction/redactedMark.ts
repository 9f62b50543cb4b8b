/** Stands in place of what was cut out. */
export const redactedMark = '[redacted]';
