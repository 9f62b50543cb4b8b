import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishOidcTokenConfigs } from './en.js';

/** The labels of the OIDC token configurations. */
export type OidcTokenConfigLabels = LabelsOf<typeof englishOidcTokenConfigs>;
