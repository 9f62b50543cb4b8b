import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishOAuthIntegrations } from './en.js';

/** The labels of the OAuth integrations. */
export type OAuthIntegrationLabels = LabelsOf<typeof englishOAuthIntegrations>;
