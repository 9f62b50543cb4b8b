import type { ErrorObject } from 'ajv';
import { invalid } from '../http/fields.js';
import type { ServiceFailure } from '../http/ServiceFailure.js';

/** The errors of Ajv as one sentence about one field. */
export function inputRefusal(errors: readonly ErrorObject[]): ServiceFailure {
  // The alternative that fits best fails at the deepest path, and is never the null one.
  const telling = errors.filter(({ keyword, params }) => keyword !== 'anyOf' && params.type !== 'null');
  const deepest = Math.max(...telling.map(depthOf));
  const [error, ...others] = telling.filter((each) => depthOf(each) === deepest);
  if (error === undefined) return invalid('body', 'is not valid');
  const place = placeOf(error);
  if (error.keyword === 'required') return invalid(showPlace([...place, String(error.params.missingProperty)]), 'is required');
  if (error.keyword !== 'type') return invalid(showPlace(place), ruleOf(error));
  const types = [error, ...others].filter(({ keyword }) => keyword === 'type').map(({ params }) => String(params.type));
  // Report an item of the wrong type as a problem of its list.
  if (/^\d+$/.test(place.at(-1) ?? ''))
    return invalid(showPlace(place.slice(0, -1)), `must be a list of ${types.map((type) => nouns[type]?.[1]).join(' or ')}`);
  return invalid(showPlace(place), `must be ${types.map((type) => nouns[type]?.[0]).join(' or ')}`);
}

function depthOf(error: ErrorObject): number {
  return placeOf(error).length;
}

function placeOf({ instancePath }: ErrorObject): readonly string[] {
  return instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** `policies[0].actions` */
function showPlace([name = '', ...others]: readonly string[]): string {
  return name + others.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join('');
}

function ruleOf({ keyword, params }: ErrorObject): string {
  const { limit, allowedValues = [], pattern, format } = params;
  switch (keyword) {
    case 'enum':
      return `must be one of ${allowedValues.join(', ')}`;
    case 'minLength':
      return limit === 1 ? 'is required' : `must have at least ${limit} characters`;
    case 'maxLength':
      return `must have at most ${limit} characters`;
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'minItems':
      return `must have at least ${limit} items`;
    case 'maxItems':
      return `must have at most ${limit} items`;
    case 'format':
      return `must be a valid ${format}`;
    default:
      return pattern === undefined ? 'is not valid' : `must match ${pattern}`;
  }
}

/** The words for one value of a type and for several. */
const nouns: Readonly<Record<string, readonly [one: string, several: string]>> = {
  string: ['a string', 'strings'],
  integer: ['a whole number', 'whole numbers'],
  number: ['a number', 'numbers'],
  boolean: ['a boolean', 'booleans'],
  array: ['a list', 'lists'],
  object: ['an object', 'objects'],
};
