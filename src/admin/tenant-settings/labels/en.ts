export const englishTenantSettings = {
  /** The headings of the groups. */
  groups: {
    audit: 'Audit log',
    maintenance: 'Maintenance window',
    support: 'Support access',
    ai: 'AI',
    signIn: 'Deployment sign-in',
  },
  /** The labels of the fields. */
  fields: {
    auditLogEnabled: 'Record what users do',
    maintenanceWindowEnabled: 'Update deployments only in a maintenance window',
    maintenanceWindowDay: 'Day',
    maintenanceWindowTime: 'Start time',
    hasSupportAccess: 'Let the service’s support team access the account',
    useAIBIUserInterface: 'Show the AI interface',
    aiTokensAutoPurchaseEnabled: 'Buy AI tokens automatically',
    aiTokensAutoPurchaseAmount: 'Amount per purchase, in US dollars',
    oidcEnabled: 'Issue OIDC tokens to deployments',
  },
  /** The hints below the fields. */
  hints: {
    maintenanceWindowEnabled: 'Otherwise, updates are installed at any time.',
    hasSupportAccess: 'The support team can see deployments and their settings while this is on.',
    useAIBIUserInterface: 'While this is off, users don’t see the chat or the other AI features.',
    oidcEnabled: 'Lets deployments sign in to other services without passwords or keys.',
    aiTokensAutoPurchaseEnabled: (threshold: string) => `More tokens are bought when less than ${threshold} worth of tokens is left.`,
  },
  /** The state of the audit log, with the time of the last change if it is known. */
  audit: {
    on: 'The audit log is on.',
    off: 'The audit log is off.',
    onSince: (time: string) => `The audit log has been on since ${time}.`,
    offSince: (time: string) => `The audit log has been off since ${time}.`,
    /** Shown until the saved setting takes effect. */
    turningOn: 'The audit log is still off. It will turn on soon.',
    turningOff: 'The audit log is still on. It will turn off soon.',
  },
  /** The consequences of a change, shown before it is saved. */
  warnings: {
    auditLogEnabled: 'Once you save, actions are no longer recorded.',
    hasSupportAccess: 'Once you save, the support team has access until you turn this off.',
    aiTokensAutoPurchaseEnabled: 'Once you save, purchases are made without asking again.',
    oidcEnabled: 'Once you save, deployments get no new tokens and may lose access to other services.',
  },
  /** The problems of the fields. */
  problems: {
    maintenanceWindowTime: 'Enter hours and minutes, such as 03:00.',
    aiTokensAutoPurchaseAmount: 'Enter a whole number of dollars, without cents.',
  },
  /** The action that saves the changes. */
  update: { done: 'Saved the account settings', failed: 'Couldn’t save the account settings' },
};
