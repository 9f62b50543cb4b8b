export const englishOAuthIntegrations = {
  /** The accessible name of the table. */
  caption: 'OAuth integrations',
  /** The accessible name and placeholder of the search field. */
  search: 'Search integrations',
  /** The headers of the table. */
  columns: { name: 'Name', type: 'Type', clientId: 'Client ID', scopes: 'Scopes', updated: 'Updated' },
  /** The labels of the fields. */
  fields: {
    name: 'Name',
    type: 'Type',
    authUrl: 'Authorization URL',
    tokenUrl: 'Token URL',
    redirectUri: 'Redirect URL',
    clientId: 'Client ID',
    clientSecret: 'Client secret',
    scopes: 'Scopes',
    config: 'Provider settings (JSON)',
  },
  /** The hints below the fields. */
  hints: {
    name: 'Users see it when they connect.',
    type: 'The kind of provider, such as warehouse or custom.',
    authUrl: 'Where users grant access.',
    tokenUrl: 'Where the service gets tokens.',
    redirectUri: 'Where the provider sends users afterwards. Register the same URL with the provider.',
    clientSecret: 'You won’t see it again after you save it.',
    clientSecretKept: 'Leave empty to keep the current secret.',
    scopes: 'Press Enter or Space after each scope.',
    config: 'Settings that depend on the provider, as a JSON object.',
  },
  /** The problems of the fields. */
  problems: {
    name: 'Enter a name.',
    type: 'Enter a type.',
    url: 'Enter a complete URL that starts with https://.',
    clientId: 'Enter the client ID.',
    clientSecret: 'Enter the client secret.',
    config: 'Enter a JSON object, such as {"role": "ANALYST"}.',
  },
  /** The action that creates an integration. */
  create: {
    action: 'Add integration',
    submit: 'Add integration',
    done: (name: string) => `Added ${name}`,
    failed: 'Couldn’t add the integration',
  },
  /** The action that changes one. */
  update: { action: 'Edit', done: (name: string) => `Saved ${name}`, failed: 'Couldn’t save the changes' },
  /** The action that deletes one. */
  delete: {
    action: 'Delete',
    title: (name: string) => `Delete ${name}?`,
    effect: 'All users’ connections to it are deleted, so users have to connect again through a new integration. This can’t be undone.',
    done: (name: string) => `Deleted ${name}`,
    failed: 'Couldn’t delete the integration',
  },
  /** The heading of an empty list. */
  empty: 'No integrations',
  /** The text below it. */
  emptyAdvice: 'Add one so that users can connect their accounts at other services.',
};
