export const englishMySettings = {
  /** The headings of the groups. */
  groups: { general: 'Language and region', appearance: 'Appearance', sheets: 'Spreadsheet add-ons' },
  /** The labels of the fields. */
  fields: {
    locale: 'Language',
    timezone: 'Time zone',
    defaultDeploymentId: 'Default deployment',
    theme: 'Theme',
    alternatingRowColors: 'Shade alternate table rows',
    autoRunQueryOnChange: 'Rerun a query after each change',
    openExplorationFromSheet: 'Open explorations from the sheet',
    revealSheetOnOpen: 'Bring the sheet into view when it opens',
    showAppliedFilters: 'Show applied filters with the rows',
    suppressDuplicateValues: 'Leave out repeated values',
  },
  /** The hints below the fields. */
  hints: {
    locale: 'The interface language on all your devices.',
    timezone: 'Used for queries and times.',
    defaultDeploymentId: 'The deployment that opens first.',
  },
  /** The option that leaves the setting at the service's default. */
  standard: 'Default',
  /** The names of the themes. Others are shown by their name in the service. */
  themes: { system: 'Same as the device', light: 'Light', dark: 'Dark' },
  /** The option that selects the browser's time zone. */
  deviceTimeZone: (timeZone: string) => `Time zone of this device: ${timeZone}`,
  /** A deployment whose name could not be read. */
  unknownDeployment: (id: string) => `Deployment ${id}`,
  /** The option that loads more deployments. */
  moreDeployments: 'Show more deployments',
  /** The action that saves the changes. */
  update: { done: 'Saved the settings', failed: 'Couldn’t save the settings' },
};
