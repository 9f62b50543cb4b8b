/** True if a message says that the account has reached its number of users. The service has no error code for this. */
export function isUserLimit(message: string): boolean {
  const isAboutUsers = /\bseats?\b/i.test(message) || (/\b(limit|maximum)\b/i.test(message) && /\busers\b|\buser limit\b/i.test(message));
  // A limit of requests or questions mentions users, too.
  return isAboutUsers && !/\b(rate|requests?|questions?|messages?|tokens?|credits?)\b/i.test(message);
}
