/**
 * The one form of an external id or an email, in lower case. `undefined` if it is empty, or has spaces or invisible characters: it would match
 * no user of the account, and so bypass the row filters of that user.
 */
export function canonicalIdentity(text: string): string | undefined {
  const identity = text.normalize('NFKC').toLowerCase();
  const isPlain = identity !== '' && !/[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u.test(identity);
  return isPlain ? identity : undefined;
}
