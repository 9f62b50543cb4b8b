import type { LabelsOf } from '../../../labels/LabelsOf.js';
import type { englishOidcTokenConfigs } from './en.js';

/** The labels of the OIDC token configurations. */
export type OidcTokenConfigLabels = LabelsOf<typeof englishOidcTokenConfigs>;
