export const englishEmbedSessions = {
  /** The accessible name of the form. */
  form: 'Embed session',
  /** The headings. */
  sections: {
    user: 'User',
    tenant: 'Tenant',
    place: 'Branch and dashboard',
    settings: 'Settings',
    session: 'Session',
    preview: 'Preview',
    code: 'On your server',
  },
  /** Who the session is for. */
  userKinds: { external: 'A user of your product', internal: 'A user of this account' },
  /** The labels of the fields. */
  fields: {
    userKind: 'Session for',
    userId: 'Your ID',
    internalId: 'Email',
    email: 'Email',
    displayName: 'Name',
    groups: 'Groups',
    attributes: 'Attributes (JSON)',
    tenant: 'Tenant name',
    isCreator: 'Creator mode',
    tenantGroups: 'Groups of the tenant',
    branch: 'Branch',
    dashboard: 'Dashboard ID',
    locale: 'Locale',
    timezone: 'Time zone',
  },
  /** The hints below the fields. */
  hints: {
    userId: 'The ID of the user in your product. A user that doesn’t exist yet is created.',
    internalId: 'The user’s own groups and attributes apply.',
    groups: 'Existing groups of the account.',
    attributes: 'Values for row-level security, such as {"region": "EMEA"}.',
    tenant: 'Leave empty for a session without a tenant. A tenant that doesn’t exist yet is created.',
    isCreator: 'The user can create workbooks of the tenant.',
    tenantGroups: 'Requires creator mode and a tenant.',
    branch: 'Leave empty for production.',
    dashboard: 'The public ID of the only dashboard to show. Leave empty for all.',
    settings: 'Settings are inherited from the account unless you change them. Turning AI off also turns off all chats and AI widgets.',
  },
  /** The settings that are on, off or inherited. */
  settings: {
    allowAi: 'AI',
    showDashboardChat: 'Chat on dashboards',
    showWorkbookChat: 'Chat in workbooks',
    showAiWidgets: 'AI widgets',
    allowChatWorkspaceAuthoring: 'Chat can save reports',
    showWorkbookShare: 'Workbook sharing',
    showDashboardSettings: 'Dashboard settings',
    showMemberNames: 'Member names instead of titles',
    showGroupByCube: 'Members grouped by view',
  },
  /** The values of a setting. */
  inherited: 'Inherited',
  /** The problems of the fields. */
  problems: {
    userId: 'Enter a user.',
    noUser: 'No active user of this account has this email address.',
    tenant: 'Use 2 to 36 lowercase letters, digits and hyphens. Start with a letter, and don’t end with a hyphen.',
    noTenant: 'Enter the tenant that the groups belong to.',
    tenantGroups: 'Turn on creator mode to assign groups of the tenant.',
    attributes: 'Enter a JSON object, such as {"region": "EMEA"}.',
    noBranch: 'This deployment has no branch with this name.',
    idleBranch: 'Nothing is running on this branch. Start its development environment first.',
  },
  /** Shown before the first session. */
  none: 'Generate a session to redeem and preview it here.',
  sessionId: 'Session ID',
  /** Shown below the id. */
  sessionNote: 'Works once, within 5 minutes. It isn’t shown again.',
  token: 'Token',
  /** Shown below the token. */
  tokenNote: 'Valid for 24 hours, unless you revoke the session. It isn’t shown again.',
  /** The limits of revoking. */
  outlives: 'Revoking ends the session and its token immediately. Tokens issued before the service supported this last up to 24 hours.',
  /** Shown once the session is revoked. */
  revoked: 'The session is revoked. Its ID and token no longer work.',
  generate: { action: 'Generate session', failed: 'Couldn’t generate the session' },
  redeem: { action: 'Redeem', done: 'Redeemed the session', failed: 'Couldn’t redeem the session' },
  revoke: { action: 'Revoke', done: 'Revoked the session', failed: 'Couldn’t revoke the session' },
  /** The code for a server. */
  code: {
    language: 'Language',
    copy: 'Copy code',
    hint: 'Reads the address and the API key from the environment. Keep the API key on your server.',
  },
};
