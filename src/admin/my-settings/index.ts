export { arabicMySettings } from './labels/ar.js';
export { germanMySettings } from './labels/de.js';
export { englishMySettings } from './labels/en.js';
export { spanishMySettings } from './labels/es.js';
export { japaneseMySettings } from './labels/ja.js';
export type { MySettingsLabels } from './labels/MySettingsLabels.js';
export { Form, Root } from './MySettings.js';
export { useMySettingsLabels } from './mySettingsWidget.js';
export * from './names.js';
