/** True if the token or key is valid in a header. The platform's own error would contain all of it. */
export function isSendable(secret: unknown): secret is string {
  return typeof secret === 'string' && /^[\x21-\x7e]+$/.test(secret);
}
