import type { DialectDefinition } from '../client/dialect/Dialect.js';
import type { ServiceClient, TokenSource } from '../client/http/ServiceClient.js';
import type { Labels } from '../labels/Labels.js';

/** Properties of `<parley-chat>` that have no attribute. They can be set before the element is defined, and changed at any time. */
export interface ElementProperties {
  /** Returns the signed-in user's token. Takes precedence over `token-url`. */
  getToken?: TokenSource | undefined;
  /** Your own client. Takes precedence over all addresses and tokens. */
  client?: ServiceClient | undefined;
  /** A complete label catalogue. Takes precedence over `lang`. */
  labels?: Labels | undefined;
  /** Suggested questions, shown while the thread is empty. */
  starters?: readonly string[] | undefined;
  /**
   * The names of a service that differ from the contract's, as plain data. The code that translates them is loaded with the first request.
   */
  dialect?: DialectDefinition | undefined;
}

export const propertyNames = [
  'getToken',
  'client',
  'labels',
  'starters',
  'dialect',
] as const satisfies readonly (keyof ElementProperties)[];
