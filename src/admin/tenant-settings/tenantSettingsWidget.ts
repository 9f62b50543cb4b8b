'use client';
import type { TenantSettings, TenantSettingsInput } from '../../client/resources/tenant-settings.js';
import { useTenantSettings, useUpdateTenantSettings } from '../../data/resources/tenant-settings.js';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { action } from '../kit/actions/action.js';
import { createRecordWidget } from '../kit/record/createRecordWidget.js';
import { englishTenantSettings } from './labels/en.js';
import type { TenantSettingsLabels } from './labels/TenantSettingsLabels.js';
import { inputOf, problemsOf, valuesOf } from './tenantSettingsForm.js';

/** Returns the labels of the account settings from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useTenantSettingsLabels = createLabelsHook<TenantSettingsLabels>('tenantSettings', englishTenantSettings);

const updateParams = (_: object, _settings: TenantSettings, changes: TenantSettingsInput) => changes;

export const tenantSettingsWidget = createRecordWidget({
  name: 'tenant-settings',
  root: 'TenantSettings.Root',
  useLabels: useTenantSettingsLabels,
  options: {},
  form: { valuesOf, inputOf, problemsOf, useRead: (_options: object) => useTenantSettings(), operation: 'getTenantSettings' },
  actions: { update: action('updateTenantSettings', 'updated', useUpdateTenantSettings, updateParams) },
});

/** Headless hook behind `TenantSettings`: the settings of the account, and the user’s changes. */
export const useTenantSettingsModel = tenantSettingsWidget.useModel;
