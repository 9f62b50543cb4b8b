'use client';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { englishProvisioning } from './labels/en.js';
import type { ProvisioningLabels } from './labels/ProvisioningLabels.js';

/** Returns the labels of provisioned users and groups from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useProvisioningLabels = createLabelsHook<ProvisioningLabels>('provisioning', englishProvisioning);
