'use client';
import {
  getTenantSettings,
  type TenantSettings,
  type TenantSettingsInput,
  updateTenantSettings,
} from '../../client/resources/tenant-settings.js';
import { answerHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** Query options of the settings of the account. */
export const tenantSettingsQuery = recordQuery(getTenantSettings);

/** Reads the settings of the account. */
export const useTenantSettings = answerHook(tenantSettingsQuery);

/** Changes some settings of the account; the others stay. */
export const useUpdateTenantSettings = writeHook<TenantSettings, TenantSettingsInput>(updateTenantSettings, () => [['tenant', 'settings']]);
