export const englishEmbedTenants = {
  /** The accessible name of the table. */
  caption: 'Embed tenants',
  /** The accessible name and placeholder of the search field. */
  search: 'Search tenants',
  /** The headers of the table. */
  columns: { tenant: 'Tenant', name: 'Name', users: 'Users', created: 'Created' },
  /** The parts of the open tenant. */
  parts: { label: 'Parts of the tenant', users: 'Users', groups: 'Groups', workbooks: 'Workbooks' },
  /** The action that creates a tenant with its first users. */
  create: {
    action: 'Add tenant',
    submit: 'Add tenant',
    done: (name: string) => `Added ${name}`,
    failed: 'Couldn’t add the tenant',
  },
  /** The action that deletes one. */
  delete: {
    action: 'Delete',
    title: (name: string) => `Delete ${name}?`,
    effect: 'Its users, groups, comments, shares and sessions are deleted, and pages that are open stop working. This can’t be undone.',
    done: (name: string) => `Deleted ${name}`,
    failed: 'Couldn’t delete the tenant',
  },
  /** What is deleted with a tenant. */
  lost: { users: 'Users', groups: 'Groups' },
  /** The heading of an empty list. */
  empty: 'No embed tenants',
  /** The text below it. */
  emptyAdvice: 'A tenant stands for one of your customers. Add one with its first users, or open an embed session that names it.',
  /** The form in which many people are entered, one per line. */
  people: {
    tenant: 'Tenant name',
    tenantHint: '2 to 36 lowercase letters, digits and hyphens, starting with a letter. It can’t be changed later.',
    people: 'Users, one per line',
    detailedHint: 'Your own ID of the user, then an email address and a name if you know them: user-17, mia@example.com, Mia',
    groups: 'Groups of the tenant',
    groupsHint: 'Replaces the groups of these users. Leave empty to keep them.',
    /** The heading above the outcomes. */
    result: 'Result',
    problems: {
      tenant: 'Use 2 to 36 lowercase letters, digits and hyphens. Start with a letter, and don’t end with a hyphen.',
      missing: 'Enter at least one user.',
      tooMany: (count: string, limit: string) => `Enter at most ${limit} users at a time. There are ${count}.`,
      noId: (text: string) => `The line with ${text} has no ID.`,
      spaces: (id: string) => `${id} isn’t a valid ID. IDs can’t contain spaces.`,
      twice: (id: string) => `${id} is listed twice.`,
      email: (email: string) => `${email} isn’t a valid email address.`,
    },
  },
  /** The users of a tenant. */
  users: {
    caption: 'Users of the tenant',
    search: 'Search users',
    columns: { name: 'Name', externalId: 'Your ID', email: 'Email', lastLogin: 'Last session' },
    /** The action that creates or updates users. */
    add: {
      action: 'Add users',
      submit: 'Add users',
      done: (count: string) => `Added or updated users: ${count}`,
      failed: 'Couldn’t add the users',
    },
    empty: 'No users',
    emptyAdvice: 'Users are created with their first embed session, or added here before it.',
  },
  /** The groups of a tenant. */
  groups: {
    caption: 'Groups of the tenant',
    search: 'Search groups',
    columns: { name: 'Name', description: 'Description', members: 'Members' },
    fields: { name: 'Name', description: 'Description' },
    hints: { name: 'It can’t be changed later.', nameFixed: 'Can’t be changed.' },
    problems: {
      name: 'Enter a name.',
      nameLength: 'Use at most 100 characters.',
      reserved: 'Names that start with “system:” are reserved.',
      taken: 'Another group already has this name.',
      description: 'Use at most 500 characters.',
    },
    create: {
      action: 'Add group',
      submit: 'Add group',
      done: (name: string) => `Added ${name}`,
      failed: 'Couldn’t add the group',
    },
    update: { action: 'Edit description', done: (name: string) => `Saved ${name}`, failed: 'Couldn’t save the changes' },
    delete: {
      action: 'Delete',
      title: (name: string) => `Delete ${name}?`,
      effect: 'The users stay in the tenant. This can’t be undone.',
      done: (name: string) => `Deleted ${name}`,
      failed: 'Couldn’t delete the group',
    },
    /** Shown before a group with members is deleted. */
    stillMembers: (count: number, formatted: string) =>
      count === 1
        ? 'The group has 1 member. Remove it first: only empty groups can be deleted.'
        : `The group has ${formatted} members. Remove them first: only empty groups can be deleted.`,
    empty: 'No groups',
    emptyAdvice: 'Groups decide which users of the tenant see what its creators share.',
  },
  /** The members of a group. */
  members: {
    caption: 'Members of the group',
    search: 'Search members',
    columns: { name: 'Name', externalId: 'Your ID', email: 'Email', lastLogin: 'Last session' },
    add: {
      action: 'Add members',
      submit: 'Add members',
      hint: 'Your own IDs, at most 1,000. Users that don’t exist yet are created.',
      done: (count: string) => `Added members: ${count}`,
      failed: 'Couldn’t add the members',
    },
    removeMany: {
      action: 'Remove members',
      submit: 'Remove',
      hint: 'Your own IDs, at most 1,000. The users stay in the tenant.',
      done: (count: string) => `Removed members: ${count}`,
      failed: 'Couldn’t remove the members',
    },
    remove: {
      action: 'Remove from group',
      done: (name: string) => `Removed ${name}`,
      failed: 'Couldn’t remove the member',
    },
    empty: 'No members',
    emptyAdvice: 'Add users of the tenant by your own IDs.',
  },
  /** The workbooks that the tenant can see. */
  workbooks: {
    caption: 'Workbooks of the tenant',
    search: 'Search workbooks',
    columns: { name: 'Name', embedding: 'Embedding', updated: 'Updated' },
    states: { on: 'On', off: 'Off' },
    sources: { tenant: 'Shared with the tenant', allEmbedUsers: 'Shared with all embed users', folder: 'In a shared folder' },
    filter: { label: 'Reason', any: 'Any reason' },
    empty: 'No workbooks',
    emptyAdvice: 'Nothing in this deployment is shared with the tenant yet.',
  },
};
