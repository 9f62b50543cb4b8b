'use client';
import type { ComponentProps } from 'react';
import { AppearanceSettings, LanguageSettings, SheetsSettings } from './MySettingsGroups.js';
import { mySettingsWidget } from './mySettingsWidget.js';

/**
 * The signed-in user's own settings: language, time zone, default deployment, theme and spreadsheet add-ons. Each can be left at the
 * service's default. Renders a `<div>`.
 */
export const MySettings = mySettingsWidget.assemble({
  Fields: () => (
    <>
      <LanguageSettings />
      <AppearanceSettings />
      <SheetsSettings />
    </>
  ),
});

export type MySettingsProps = ComponentProps<typeof MySettings>;

/** The parts of `MySettings`, for other layouts. */
export const { Root, Form } = MySettings;
