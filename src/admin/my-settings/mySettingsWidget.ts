'use client';
import { useMe, useUpdateMySettings } from '../../data/resources/current-user.js';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { action } from '../kit/actions/action.js';
import { createRecordWidget } from '../kit/record/createRecordWidget.js';
import { englishMySettings } from './labels/en.js';
import type { MySettingsLabels } from './labels/MySettingsLabels.js';
import { inputOf, paramsOf, valuesOf } from './mySettingsForm.js';

/** Returns the labels of the user's own settings from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useMySettingsLabels = createLabelsHook<MySettingsLabels>('mySettings', englishMySettings);

/** The choices that the host offers. */
export interface MySettingsOptions {
  /** The languages, as BCP 47 tags. Default: those of the chat. */
  readonly languages?: readonly string[] | undefined;
  /** The themes, as the service names them. Default: `system`, `light` and `dark`. */
  readonly themes?: readonly string[] | undefined;
}

export const mySettingsWidget = createRecordWidget({
  name: 'my-settings',
  root: 'MySettings.Root',
  useLabels: useMySettingsLabels,
  options: { languages: true, themes: true },
  form: { valuesOf, inputOf, useRead: (_options: MySettingsOptions) => useMe(), operation: 'getMe' },
  actions: { update: action('updateMySettings', 'updated', useUpdateMySettings, paramsOf) },
});

/** Headless hook behind `MySettings`: the settings of the signed-in user, and the changes. */
export const useMySettings = mySettingsWidget.useModel;
