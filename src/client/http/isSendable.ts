/** Whether a token or key can stand in a header. The platform's own error would show the whole of it. */
export function isSendable(secret: unknown): secret is string {
  return typeof secret === 'string' && /^[\x21-\x7e]+$/.test(secret);
}
