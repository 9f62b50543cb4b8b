import type { Random } from '../../random.js';

/** Twelve letters and digits, as dashboards and reports are known by outside. */
export function newPublicId(random: Random): string {
  let id = '';
  while (id.length < 12) id += alphabet[random.between(0, alphabet.length - 1)];
  return id;
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
