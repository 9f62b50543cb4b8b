/** Replaces what looks like a JSON web token, should a service ever echo one. */
export function withoutTokens(text: string): string {
  return text.replace(/\beyJ[\w-]{4,}\.[\w-]+\.[\w-]*/g, '[token]');
}
