/** A point in time as the interface writes it. */
export function toTimestamp(ms: number): string {
  return new Date(ms).toISOString();
}

export function toOptionalTimestamp(ms: number | null | undefined): string | null {
  return ms === null || ms === undefined ? null : toTimestamp(ms);
}

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
