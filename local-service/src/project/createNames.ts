import { isPlainName } from '../data-model/sqlNames.js';

/** Gives each of many names a form that SQL reads as it is written: "Order Date" is `order_date`. No two are the same. */
export function createNames(fallback: string): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const wanted = plainName(name) || `${fallback}_${taken.size + 1}`;
    let unique = wanted;
    for (let number = 2; taken.has(unique); number += 1) unique = `${wanted.slice(0, maxLength - 5)}_${number}`;
    taken.add(unique);
    return unique;
  };

  function plainName(name: string): string {
    const words = name
      .replaceAll(/[äöüÄÖÜßøåæœđłØÅÆŒĐŁ]/g, (letter) => latin[letter.toLowerCase()] ?? '')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '');
    // A name of which a part cannot be written with these letters would say something else.
    if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(words)) return '';
    const plain = words
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^_|_$/g, '')
      .slice(0, maxLength);
    if (plain === '') return '';
    if (/^\d/.test(plain)) return `${fallback}_${plain}`.slice(0, maxLength);
    return isPlainName(plain) && !systemColumns.includes(plain) ? plain : `${plain}_${fallback}`;
  }
}

/** Postgres cuts names after 63 bytes; prefixes need some of them. */
const maxLength = 50;

/** Every table has them. */
const systemColumns = ['tableoid', 'ctid', 'xmin', 'cmin', 'xmax', 'cmax'];

const latin: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'o',
  å: 'a',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ł: 'l',
};
