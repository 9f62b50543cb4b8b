import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishTokenMinter } from './en.js';

/** The labels of the token minter. */
export type TokenMinterLabels = LabelsOf<typeof englishTokenMinter>;
