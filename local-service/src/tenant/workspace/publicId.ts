import type { Random } from '../../random.js';

/** Twelve letters and digits, as dashboards and reports are known by outside. */
export function newPublicId(random: Random): string {
  return Array.from({ length: 12 }, () => alphabet[random.between(0, alphabet.length - 1)]).join('');
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
