import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishTenantSettings } from './en.js';

/** The labels of the account settings. */
export type TenantSettingsLabels = LabelsOf<typeof englishTenantSettings>;
