import type { JsonObject, NumberFormat } from '../../client/chat-stream/QueryRows.js';

/**
 * Reads the number format of a member: a word with an optional number of decimals (`percent`, `currency_0`) beside `currency`, or an object
 * with `type`, `currency` and `decimalPlaces`. Returns `undefined` for anything else.
 */
export function readNumberFormat(member: JsonObject): NumberFormat | undefined {
  const { type, currency = member.currency, decimalPlaces } = Object(member.format ?? {}) as JsonObject;
  const [, word = '', places] = formatWord.exec(String(type ?? member.format)) ?? [];
  const kind = word === 'decimal' ? 'number' : kinds.find((one) => one === word);
  if (kind === undefined) return undefined;
  const decimals = places ?? decimalPlaces;
  return {
    type: kind,
    currency: typeof currency === 'string' && /^[a-z]{3}$/i.test(currency) ? currency.toUpperCase() : undefined,
    decimalPlaces: decimals !== null && Number(decimals) >= 0 && Number(decimals) <= 10 ? Math.trunc(Number(decimals)) : undefined,
  };
}

const kinds = ['number', 'percent', 'currency'] as const;
const formatWord = /^(number|decimal|percent|currency)(?:_(\d))?$/;
