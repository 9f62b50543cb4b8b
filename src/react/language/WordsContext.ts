import { createContext } from 'react';
import type { BaseLabels } from '../labels/BaseLabels.js';

/** The labels of the nearest provider, and its formats for numbers and dates. */
export interface Words {
  /** May have the labels of more layers: their own hooks select them. */
  readonly labels: BaseLabels;
  /** The BCP 47 tag for numbers and dates. */
  readonly locale: string;
  /** The IANA time zone for dates and times. Default: the browser's own. */
  readonly timeZone: string | undefined;
}

/** Separate from the client, so that parts which know no service have labels as well. */
export const WordsContext = createContext<Words | undefined>(undefined);
