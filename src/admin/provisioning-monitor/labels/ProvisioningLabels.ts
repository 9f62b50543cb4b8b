import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishProvisioning } from './en.js';

/** The labels of provisioned users and groups. */
export type ProvisioningLabels = LabelsOf<typeof englishProvisioning>;
