import { checkDialect } from '../../src/client/dialect/checkDialect.js';
import { createPathTranslator } from '../../src/client/dialect/createPathTranslator.js';
import { createIncomingVocabulary, type Vocabulary } from '../../src/client/dialect/createVocabulary.js';

/** Reads a service's document, translated to the contract's names. */
export interface DocumentDialect {
  readonly vocabulary: Vocabulary;
  path(path: string): string;
}

/** Throws a `validation` error that explains what is wrong with the definition. */
export function readDialect(definition: unknown): DocumentDialect {
  const { headers, fields, values, paths } = checkDialect(definition);
  const translatePath = createPathTranslator(Object.fromEntries(Object.entries(paths).map(([ours, theirs]) => [theirs, ours])));
  return { vocabulary: createIncomingVocabulary({ headers, fields, values }), path: (path) => translatePath(path) ?? path };
}

/** For documents with the contract's names. */
export const noDialect: DocumentDialect = readDialect({});
