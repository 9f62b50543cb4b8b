export const englishMySettings = {
  /** The headings of the groups. */
  groups: { general: 'Language and region', appearance: 'Appearance', sheets: 'Spreadsheet add-ons' },
  /** The labels of the fields. */
  fields: {
    locale: 'Language',
    timezone: 'Time zone',
    defaultDeploymentId: 'Default deployment',
    theme: 'Theme',
    alternatingRowColors: 'Shade every second row of tables',
    autoRunQueryOnChange: 'Run a query again after each change',
    openExplorationFromSheet: 'Open explorations from the sheet',
    revealSheetOnOpen: 'Bring the sheet into view when it opens',
    showAppliedFilters: 'Show the filters in use with the rows',
    suppressDuplicateValues: 'Leave out repeated values',
  },
  /** The hints below the fields. */
  hints: {
    locale: 'The language of the interface, also on your other devices.',
    timezone: 'Queries and times use it.',
    defaultDeploymentId: 'The deployment that opens first.',
  },
  /** The option that leaves the choice to the service. */
  standard: 'Default',
  /** The options of a setting that is on or off. */
  on: 'On',
  off: 'Off',
  /** The names of the themes. Other themes have the name that the service gives them. */
  themes: { system: 'Same as the device', light: 'Light', dark: 'Dark' },
  /** The option that chooses the time zone of the browser. */
  deviceTimeZone: (timeZone: string) => `Time zone of this device: ${timeZone}`,
  /** A deployment whose name could not be read. */
  unknownDeployment: (id: string) => `Deployment ${id}`,
  /** The option that reads more deployments. */
  moreDeployments: 'Show more deployments',
  /** The action that saves the changes. */
  update: { done: 'Settings saved', failed: 'Couldn’t save the settings' },
};
