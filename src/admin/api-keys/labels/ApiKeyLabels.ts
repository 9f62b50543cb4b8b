import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishApiKeys } from './en.js';

/** The labels of the API keys. */
export type ApiKeyLabels = LabelsOf<typeof englishApiKeys>;
