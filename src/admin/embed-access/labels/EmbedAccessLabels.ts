import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishEmbedAccess } from './en.js';

/** The labels of the access of embed tenants to dashboards. */
export type EmbedAccessLabels = LabelsOf<typeof englishEmbedAccess>;
