import type { Random } from '../../random.js';

/** Returns a new public id of a dashboard or report: twelve letters and digits. */
export function newPublicId(random: Random): string {
  let id = '';
  while (id.length < 12) id += alphabet[random.between(0, alphabet.length - 1)];
  return id;
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
