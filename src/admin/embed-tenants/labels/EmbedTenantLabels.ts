import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishEmbedTenants } from './en.js';

/** The labels of embed tenants, their users and their groups. */
export type EmbedTenantLabels = LabelsOf<typeof englishEmbedTenants>;
