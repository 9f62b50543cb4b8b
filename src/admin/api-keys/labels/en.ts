export const englishApiKeys = {
  /** The accessible name of the table. */
  caption: 'API keys',
  /** The accessible name and placeholder of the search field. */
  search: 'Search API keys',
  /** The headers of the table, and the terms of the drawer. */
  columns: { name: 'Name', scope: 'Deployments', lastUsed: 'Last used', expires: 'Expires', created: 'Created', suffix: 'Key' },
  /** The endpoints that a key may call. */
  endpoints: 'Endpoints',
  /** The deployments that a key covers. */
  scopes: { all: 'All deployments', some: 'Selected deployments' },
  /** Shown for a key that has not been used. */
  neverUsed: 'Never used',
  /** Shown instead of the time a key expires. */
  expiry: { never: 'Doesn’t expire', soon: 'Expires soon', expired: 'Expired' },
  /** The lifetimes of a new key. */
  lifetime: {
    days: (count: number, formatted: string) => (count === 1 ? '1 day' : `${formatted} days`),
    never: 'No expiration',
  },
  /** The labels of the fields. */
  fields: { name: 'Name', scope: 'Access', deploymentIds: 'Deployments', days: 'Expires after' },
  /** The hints below the fields. */
  hints: {
    name: 'What the key is for, such as “Nightly sync”.',
    all: 'Includes deployments that are created later.',
    never: 'The key works until it’s revoked.',
  },
  /** The problems of the fields. */
  problems: {
    name: 'Enter a name.',
    nameTooLong: 'Use at most 255 characters.',
    deploymentIds: 'Select at least one deployment.',
  },
  /** The action that creates a key. */
  create: {
    action: 'Create API key',
    submit: 'Create API key',
    done: (name: string) => `Created ${name}`,
    failed: 'Couldn’t create the key',
    secret: 'API key',
  },
  /** The action that revokes one. */
  revoke: {
    action: 'Revoke',
    title: (name: string) => `Revoke ${name}?`,
    effect: 'Anything that uses this key stops working immediately. This can’t be undone.',
    done: (name: string) => `Revoked ${name}`,
    failed: 'Couldn’t revoke the key',
  },
  /** The heading of an empty list. */
  empty: 'No API keys',
  /** The text below it. */
  emptyAdvice: 'A key lets your servers call the service on your behalf. Never use it in a browser.',
};
