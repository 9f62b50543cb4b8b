export const englishOidcTokenConfigs = {
  /** The accessible name of the table. */
  caption: 'OIDC token configurations',
  /** The accessible name and placeholder of the search field. */
  search: 'Search configurations',
  /** The headers of the table. */
  columns: { name: 'Name', audience: 'Audience', variable: 'Variable', state: 'Status', updated: 'Updated' },
  /** The states of a configuration. */
  states: { enabled: 'Enabled', disabled: 'Disabled' },
  /** The labels of the fields. */
  fields: {
    name: 'Name',
    audienceType: 'Audience type',
    customAudience: 'Audience',
    subFormat: 'Subject format',
    targetEnvVar: 'Environment variable',
    customClaims: 'Custom claims (JSON)',
    isEnabled: 'Issue tokens',
  },
  /** The hints below the fields. */
  hints: {
    name: 'Lowercase letters, digits and hyphens. Leave empty to let the service choose a name.',
    audienceType: 'The kind of recipient, such as aws, gcp or azure. It can’t be changed later.',
    audienceTypeFixed: 'Can’t be changed.',
    customAudience: 'The aud claim. Leave empty to use the standard audience of the type.',
    subFormat: 'The sub claim. Placeholders: {deployment_id}, {component}, {region}.',
    targetEnvVar: 'The variable that gives the deployment its token.',
    customClaims: 'More claims as a JSON object.',
    isEnabled: 'Deployments get no new tokens while this is off.',
  },
  /** The problems of the fields. */
  problems: {
    name: 'Use lowercase letters and digits, with hyphens only between them.',
    nameMissing: 'Enter a name.',
    nameTaken: 'Another configuration already has this name.',
    audienceType: 'Enter an audience type.',
    subFormat: 'Use at most 200 letters, digits, “:”, “_”, “-” and the placeholders.',
    targetEnvVar: 'Use at most 128 capital letters, digits and underscores, and don’t start with a digit.',
    customClaims: 'Enter a JSON object, such as {"team": "analytics"}.',
  },
  /** The action that creates a configuration. */
  create: {
    action: 'Add configuration',
    submit: 'Add configuration',
    done: (name: string) => `Added ${name}`,
    failed: 'Couldn’t add the configuration',
  },
  /** The action that changes one. */
  update: { action: 'Edit', done: (name: string) => `Saved ${name}`, failed: 'Couldn’t save the changes' },
  /** The action that lets the service issue tokens again. */
  enable: { action: 'Enable', done: (name: string) => `Enabled ${name}`, failed: 'Couldn’t enable the configuration' },
  /** The action that stops new tokens. */
  disable: {
    action: 'Disable',
    title: (name: string) => `Disable ${name}?`,
    effect: 'Deployments get no new tokens until you enable it again.',
    done: (name: string) => `Disabled ${name}`,
    failed: 'Couldn’t disable the configuration',
  },
  /** The action that deletes one. */
  delete: {
    action: 'Delete',
    title: (name: string) => `Delete ${name}?`,
    effect: 'Deployments that sign in with its tokens lose access to that service. This can’t be undone.',
    done: (name: string) => `Deleted ${name}`,
    failed: 'Couldn’t delete the configuration',
  },
  /** The heading of an empty list. */
  empty: 'No token configurations',
  /** The text below it. */
  emptyAdvice: 'Add one to let deployments sign in to other services without passwords or keys.',
};
