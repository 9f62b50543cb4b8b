/** True for the name of a field, variable, header or parameter that contains a secret, such as `DB_PASSWORD` or `x-api-key`. */
export function isTellingName(name: unknown): boolean {
  return typeof name === 'string' && name.length <= longestName && telling.test(name) && !counting.test(name);
}

const longestName = 100;
const telling =
  /(?:token|secret|passw(?:or)?d|passwd|passphrase|passcode|pwd|api[_-]?key|access[_-]?key|access[_-]?key[_-]?id|private[_-]?key|signing[_-]?key|encryption[_-]?key|authorization|credential|cookie|jwt|bearer|session[_-]?id|signature)s?$/i;

/** The number of tokens that a model used is not a secret. */
const counting = /tokens$/i;
