export const englishUserGroups = {
  /** The accessible name of the table. */
  caption: 'User groups',
  /** The accessible name and placeholder of the search field. */
  search: 'Search groups',
  /** The headers of the table. */
  columns: { name: 'Group', members: 'Members', description: 'Description' },
  /** The labels of the fields. */
  fields: { name: 'Name' },
  /** The problems of the fields. */
  problems: { name: 'Enter a name.', nameTaken: 'Another group already has this name.' },
  /** The reason why groups cannot be changed without provisioning. */
  notProvisioned: 'Groups are managed by your identity provider.',
  /** The action that creates a group. */
  create: {
    action: 'Add group',
    submit: 'Add group',
    done: (name: string) => `Added ${name}`,
    failed: 'Couldn’t add the group',
  },
  /** The action that opens a group to rename it and to change its members. */
  rename: { action: 'Edit', done: (name: string) => `Saved ${name}`, failed: 'Couldn’t save the changes' },
  /** The action that deletes one. */
  delete: {
    action: 'Delete',
    title: (name: string) => `Delete ${name}?`,
    effect: 'Members stay users, but lose the access this group gives them. This can’t be undone.',
    /** How many members a group has; `formatted` is the number. */
    memberCount: (count: number, formatted: string) =>
      count === 0 ? 'The group has no members.' : count === 1 ? 'The group has 1 member.' : `The group has ${formatted} members.`,
    done: (name: string) => `Deleted ${name}`,
    failed: 'Couldn’t delete the group',
  },
  /** The members of the open group. */
  members: {
    heading: 'Members',
    search: 'Search members',
    /** Shown if the group has none. */
    empty: 'No members yet',
    /** Shown if no member matches the search. */
    noMatches: 'No member matches your search.',
    /** The button that opens the dialog, and its title. */
    add: 'Add members',
    addTo: (group: string) => `Add members to ${group}`,
    /** The submit button of the dialog. */
    submit: 'Add members',
    added: (count: number, formatted: string) => (count === 1 ? 'Added 1 member' : `Added ${formatted} members`),
    addFailed: 'Couldn’t add the members',
    /** The reason why a user cannot be chosen. */
    isMember: 'Already a member',
    remove: (name: string) => `Remove ${name} from the group`,
    removed: (name: string) => `Removed ${name}`,
    removeFailed: 'Couldn’t remove the member',
  },
  /** The heading of an empty list. */
  empty: 'No user groups',
  /** The text below it. */
  emptyAdvice: 'Groups give several users the same access.',
};
