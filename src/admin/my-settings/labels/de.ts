import type { MySettingsLabels } from './MySettingsLabels.js';

export const germanMySettings: MySettingsLabels = {
  groups: { general: 'Sprache und Region', appearance: 'Darstellung', sheets: 'Add-ons für Tabellenkalkulationen' },
  fields: {
    locale: 'Sprache',
    timezone: 'Zeitzone',
    defaultDeploymentId: 'Standard-Deployment',
    theme: 'Farbschema',
    alternatingRowColors: 'Jede zweite Tabellenzeile hinterlegen',
    autoRunQueryOnChange: 'Abfrage nach jeder Änderung neu ausführen',
    openExplorationFromSheet: 'Auswertungen aus dem Tabellenblatt öffnen',
    revealSheetOnOpen: 'Tabellenblatt beim Öffnen in den Blick rücken',
    showAppliedFilters: 'Verwendete Filter bei den Zeilen anzeigen',
    suppressDuplicateValues: 'Wiederholte Werte weglassen',
  },
  hints: {
    locale: 'Die Sprache der Oberfläche, auch auf Ihren anderen Geräten.',
    timezone: 'Wird für Abfragen und Zeitangaben verwendet.',
    defaultDeploymentId: 'Das Deployment, das zuerst geöffnet wird.',
  },
  standard: 'Standard',
  themes: { system: 'Wie auf dem Gerät', light: 'Hell', dark: 'Dunkel' },
  deviceTimeZone: (timeZone) => `Zeitzone dieses Geräts: ${timeZone}`,
  unknownDeployment: (id) => `Deployment ${id}`,
  moreDeployments: 'Weitere Deployments anzeigen',
  update: { done: 'Einstellungen gespeichert', failed: 'Die Einstellungen konnten nicht gespeichert werden' },
};
