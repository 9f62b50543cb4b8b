/** The zone if it is a usable IANA name, or else `fallback` (docs/contract/chat.md#session-settings). */
export function usableTimeZone(timeZone: string | undefined, fallback: string): string {
  return timeZone !== undefined && isUsable(timeZone) ? timeZone : fallback;
}

function isUsable(timeZone: string): boolean {
  // Engines also take offsets such as `+02:00`, which databases read with the opposite sign.
  if (!/^[a-z]/i.test(timeZone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
