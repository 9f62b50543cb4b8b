export { MySettings, MySettingsForm, type MySettingsProps, MySettingsRoot } from './MySettings.js';
export { AppearanceSettings, LanguageSettings, SheetsSettings } from './MySettingsGroups.js';
export { useMySettings, useMySettingsLabels } from './mySettingsWidget.js';
