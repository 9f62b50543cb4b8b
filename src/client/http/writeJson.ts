import { invalid } from '../errors/invalid.js';
import { ServiceError } from '../errors/ServiceError.js';

/**
 * The JSON of a request body. A `bigint` is written with all its digits; an id that is a number past 2^53, whose digits are lost
 * already, is refused with `validation`, as is what JSON cannot hold.
 */
export function writeJson(body: unknown, operation: string): string {
  const mark = `integer ${Math.random()} `;
  let hasIntegers = false;
  const replace = (key: string, value: unknown): unknown => {
    if (isIdName(key)) for (const id of [value].flat()) checkId(id, key, operation);
    if (typeof value !== 'bigint') return value;
    hasIntegers = true;
    return mark + value.toString();
  };
  try {
    const json = JSON.stringify(body, replace);
    return hasIntegers ? json.replaceAll(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1') : json;
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    throw new ServiceError('validation', 'The body of the request cannot be serialized as JSON. See the cause of this error.', {
      field: 'body',
      operation,
      cause,
    });
  }
}

/** Refuses a number whose digits are not what someone once wrote. */
export function checkId(id: unknown, field: string, operation?: string): void {
  if (typeof id !== 'number' || !Number.isInteger(id) || Number.isSafeInteger(id)) return;
  throw invalid(
    field,
    `${field} is an integer beyond 2^53, which a number cannot represent exactly. Pass it as a bigint or a string.`,
    operation,
  );
}

function isIdName(name: string): boolean {
  return /ids?$/i.test(name);
}
