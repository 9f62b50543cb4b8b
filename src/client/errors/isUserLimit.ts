/** True if a message says that the account has reached its limit of users. The service has no error code for this. */
export function isUserLimit(message: string): boolean {
  const isAboutUsers = /\bseats?\b/i.test(message) || (/\b(limit|maximum)\b/i.test(message) && /\busers\b|\buser limit\b/i.test(message));
  // Limits on requests or questions may also mention users.
  return isAboutUsers && !/\b(rate|requests?|questions?|messages?|tokens?|credits?)\b/i.test(message);
}
