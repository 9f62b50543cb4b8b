export const englishTokenMinter = {
  /** The accessible name of the choice of a kind. */
  kinds: 'Kind of token',
  /** The kinds of tokens. */
  names: { deployment: 'Deployment token', environment: 'Environment token', usage: 'Usage analytics token' },
  /** What each kind is for. */
  purposes: {
    deployment: 'Calls the APIs of this deployment as you. It can’t be revoked and works until it expires.',
    environment: 'Calls the APIs of one environment, with a security context of your choice.',
    usage: 'Reads the usage of this account. It expires after one hour.',
  },
  /** The lifetime of a token. */
  lifetime: 'Expires after',
  /** The range of lifetimes that the service allows. */
  limits: { deployment: 'From one minute to 24 hours.', environment: 'At most one hour.' },
  /** The units of a lifetime. */
  units: {
    minutes: (count: number, formatted: string) => (count === 1 ? '1 minute' : `${formatted} minutes`),
    hours: (count: number, formatted: string) => (count === 1 ? '1 hour' : `${formatted} hours`),
  },
  /** The labels of the fields. */
  fields: {
    environment: 'Environment',
    securityContext: 'Security context (JSON)',
    scopes: 'Also allow',
    isForSync: 'Only for syncing metadata',
  },
  /** The hints below the fields. */
  hints: {
    securityContext: 'Row-level policies read it. Leave empty for none.',
    isForSync: 'For tools that import the data model. The token can’t query data.',
  },
  /** The additional permissions of an environment token. */
  scopes: { meta: 'Reading metadata', 'sql-runner': 'Running SQL' },
  /** The types of environments. */
  types: { production: 'Production', staging: 'Staging', development: 'Development' },
  /** The problems of the fields. */
  problems: { securityContext: 'Enter a JSON object, such as {"region": "EMEA"}.' },
  /** The address to send a token to. */
  apiUrl: 'Address',
  /** Shown if the account has no usage analytics. */
  usageOff: 'Usage analytics is off for this account.',
  /** The action that creates a token. */
  mint: { action: 'Create token', failed: 'Couldn’t create the token' },
};
