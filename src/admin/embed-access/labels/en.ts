export const englishEmbedAccess = {
  /** The accessible name of the table. */
  caption: 'Who sees the dashboard in embedded pages',
  /** The accessible name and placeholder of the search field. */
  search: 'Search tenants',
  /** The headers of the table. */
  columns: { who: 'Shared with', why: 'Reason' },
  /** The name of the share with everyone. */
  everyone: 'All embed users',
  /** The reasons why a tenant sees a dashboard. */
  sources: { tenant: 'Shared with the tenant', allEmbedUsers: 'Shared with all embed users' },
  /** Shown below the table. */
  folderNote: 'Tenants may also see it through a shared folder, which isn’t listed here. Check the workbooks of the tenant.',
  /** The switch for signed embedding. */
  embedding: {
    label: 'Signed embedding',
    hint: 'Pages with a signed session show this dashboard to the users it is shared with.',
    unpublished: 'Publish the dashboard first.',
    on: 'Embedding is on',
    off: 'Embedding is off',
    failed: 'Couldn’t change embedding',
  },
  /** The action that shares the dashboard. */
  share: {
    action: 'Share',
    submit: 'Share',
    target: 'Share with',
    choose: 'Choose a tenant',
    done: (name: string) => `Shared with ${name}`,
    failed: 'Couldn’t share the dashboard',
  },
  /** The action that stops sharing. */
  withdraw: {
    action: 'Stop sharing',
    title: (name: string) => `Stop sharing with ${name}?`,
    effect: 'Users who see the dashboard for another reason keep access: a shared folder, or sharing with all embed users.',
    done: (name: string) => `Stopped sharing with ${name}`,
    failed: 'Couldn’t stop sharing the dashboard',
  },
  /** The heading of an empty list. */
  empty: 'Not shared',
  /** The text below it. */
  emptyAdvice: 'Share the dashboard with a tenant or with all embed users.',
};
