export { MySettings, type MySettingsProps } from './MySettings.js';
export { AppearanceSettings, LanguageSettings, SheetsSettings } from './MySettingsGroups.js';
export { useMySettings } from './mySettingsWidget.js';
