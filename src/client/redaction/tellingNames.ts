/** True for the name of a field, variable, header or parameter that contains a secret, such as `DB_PASSWORD` or `x-api-key`. */
export function isTellingName(name: unknown): boolean {
  return typeof name === 'string' && name.length <= longestName && tellingEnds.some((end) => end.test(name)) && !counting.test(name);
}

const longestName = 100;
const tellingEnds = [
  /(?:token|secret|passw(?:or)?d|passwd|passphrase|passcode|pwd|api[_-]?key|access[_-]?key|access[_-]?key[_-]?id|private[_-]?key|signing[_-]?key|encryption[_-]?key|authorization|credential|cookie|jwt|bearer|session[_-]?id|signature)s?$/i,
  /(?:subscription|account|master|service|license|shared|host)[_-]?key$/i,
  // Short words, which are also the ends of others.
  /(?:^|[_.-])(?:pass|sig|otp|assertion|creds)$/i,
  /[a-z](?:Pass|Sig|Otp|Assertion|Creds)$/,
];

/** The number of tokens that a model used is not a secret. */
const counting = /tokens$/i;
