import { createContext } from 'react';
import type { Labels } from '../labels/Labels.js';

/** The words of the nearest provider, and how it writes numbers and dates. */
export interface Words {
  readonly labels: Labels;
  /** BCP 47 tag for numbers and dates. */
  readonly locale: string;
  /** IANA zone for points in time; `undefined` is the browser's own. */
  readonly timeZone: string | undefined;
}

/** Apart from the client, so that parts which know no service have words as well. */
export const WordsContext = createContext<Words | undefined>(undefined);
