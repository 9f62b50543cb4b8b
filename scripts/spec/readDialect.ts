import { checkDialect } from '../../src/client/dialect/checkDialect.js';
import { createPathTranslator } from '../../src/client/dialect/createPathTranslator.js';
import { createIncomingVocabulary, type Vocabulary } from '../../src/client/dialect/createVocabulary.js';

/** Reads a service's document in the contract's names. */
export interface DocumentDialect {
  readonly vocabulary: Vocabulary;
  path(path: string): string;
}

/** Throws a `validation` error that names what is wrong in the definition. */
export function readDialect(definition: unknown): DocumentDialect {
  const { headers, fields, values, paths } = checkDialect(definition);
  const translatePath = createPathTranslator(Object.fromEntries(Object.entries(paths).map(([ours, theirs]) => [theirs, ours])));
  return { vocabulary: createIncomingVocabulary({ headers, fields, values }), path: (path) => translatePath(path) ?? path };
}

/** Of documents that have the contract's names. */
export const noDialect: DocumentDialect = readDialect({});
