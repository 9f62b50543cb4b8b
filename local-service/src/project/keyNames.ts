import { singularOf } from '../data-model/words.js';

/** How much the name of a column says that it is the key of its table, the best first. */
export function keyRank(column: string, table: string): number {
  const name = column.toLowerCase();
  const one = singularOf(table.toLowerCase());
  if (name === 'id') return 0;
  if ([`${one}_id`, `${table.toLowerCase()}_id`, `id_${one}`, `${one}id`].includes(name)) return 1;
  if (isKeyName(name)) return 2;
  return 3;
}

/** True for names of keys and codes, whose sums say nothing. */
export function isKeyName(column: string): boolean {
  return /(?:^|_)(?:id|ids|key|code|no|nr|num|number|uuid|guid|zip|plz|postcode|postal_code|phone|sku|ean|isbn|iban)$|^id_/.test(
    column.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase(),
  );
}
