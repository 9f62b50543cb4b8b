export const englishWorkbooks = {
  /** The accessible name of the table. */
  caption: 'Workbooks',
  search: 'Search workbooks',
  columns: {
    name: 'Name',
    dashboard: 'Dashboard',
    slug: 'Slug',
    folder: 'Folder',
    owner: 'Owner',
    promotion: 'Promotion',
    updated: 'Updated',
  },
  /** The filter. A search covers all folders. */
  anyFolder: 'All folders',
  /** Shown in place of a folder. */
  noFolder: 'No folder',
  /** Shown in place of an owner. */
  mainWorkspace: 'Main workspace',
  /** The states of a dashboard. */
  states: {
    none: 'No draft',
    draft: 'Never published',
    changed: 'Unpublished changes',
    published: 'Published',
    archived: 'Archived',
  },
  promotion: {
    from: (workbook: string) => `From “${workbook}”`,
    to: (workbook: string) => `To “${workbook}”`,
    /** The other workbook was deleted, or the user may not read it. */
    fromUnavailable: 'From another workbook',
    toUnavailable: 'To another workbook',
  },
  fields: { name: 'Name', folder: 'Folder', slug: 'Slug' },
  hints: { slug: 'Identifies the workbook in scripts. Saved in lower case.' },
  problems: {
    name: 'Enter a workbook name.',
    tooLong: 'Enter at most 255 characters.',
    slugTaken: 'Another workbook has this slug.',
    takeoverDenied: 'You don’t have permission to take this slug from the other workbook.',
  },
  takeover: {
    /** Asks to take the slug from the workbook that has it. */
    from: (workbook: string) => `Take it from “${workbook}”`,
    fromUnknown: 'Take it from the other workbook',
    hint: 'The other workbook is left without a slug.',
  },
  create: {
    action: 'Create workbook',
    submit: 'Create workbook',
    done: (workbook: string) => `Created “${workbook}”`,
    failed: 'Couldn’t create the workbook',
  },
  update: { action: 'Edit', done: (workbook: string) => `Saved “${workbook}”`, failed: 'Couldn’t save the workbook' },
  duplicate: {
    action: 'Duplicate',
    done: (workbook: string) => `Duplicated “${workbook}”`,
    failed: 'Couldn’t duplicate the workbook',
    failures: { limit: 'Your plan allows no more workbooks', denied: 'You don’t have permission to duplicate this workbook' },
  },
  delete: {
    action: 'Delete',
    title: (workbook: string) => `Delete “${workbook}”?`,
    effect: 'Its dashboard, reports and schedules are deleted with it. This can’t be undone.',
    done: (workbook: string) => `Deleted “${workbook}”`,
    failed: 'Couldn’t delete the workbook',
    /** What is lost with the workbook. */
    reports: 'Reports',
    schedules: 'Schedules',
    tenants: 'Tenants with access',
    everyone: 'All embed users',
  },
  publication: {
    heading: 'Dashboard',
    title: 'Title',
    description: 'Description',
    version: 'Version',
    publicId: 'Public ID',
    copyPublicId: 'Copy public ID',
    embedding: 'Embedding',
    noDraft: 'There is no saved draft to publish. Design the dashboard in the workbook first.',
  },
  publish: {
    open: 'Publish…',
    action: 'Publish',
    heading: (workbook: string) => `Publish “${workbook}”`,
    effect: 'Publishes the saved draft. Everyone with access sees it at once.',
    allowEmbed: 'Allow embedding',
    stopsEmbedding: 'Pages that embed this dashboard stop showing it.',
    titleMissing: 'Enter a title.',
    done: (workbook: string) => `Published “${workbook}”`,
    failed: 'Couldn’t publish the dashboard',
    refused: 'The service found no draft it can publish. Save the draft in the workbook, then try again.',
  },
  discard: {
    open: 'Discard draft…',
    action: 'Discard draft',
    heading: (workbook: string) => `Discard the draft of “${workbook}”?`,
    effect: 'The published version replaces the draft. This can’t be undone.',
    done: (workbook: string) => `Discarded the draft of “${workbook}”`,
    failed: 'Couldn’t discard the draft',
  },
  /** Shown in the dialogs that publish and discard. Pressing the button again continues. */
  draftChanged: 'Someone changed the draft after you opened this. To continue with the new draft, confirm again.',
  shared: {
    caption: 'Shared with embed users',
    search: 'Search shared items',
    columns: { name: 'Name', dashboard: 'Dashboard', updated: 'Updated' },
    path: 'Path',
    top: 'Shared',
    kinds: { FOLDER: 'Folder', WORKBOOK: 'Workbook', REPORT: 'Report' },
    clone: {
      action: 'Clone',
      done: (workbook: string) => `Cloned “${workbook}”`,
      failed: 'Couldn’t clone the workbook',
      failures: {
        limit: 'Your plan allows no more workbooks',
        unpublished: 'Nothing is published yet to clone',
        denied: 'Only the embed session of a creator can clone shared workbooks',
      },
    },
    empty: 'Nothing is shared',
    emptyAdvice: 'Workbooks, folders and reports that are shared with embed users appear here.',
  },
  empty: 'No workbooks yet',
  emptyAdvice: 'A workbook holds reports and a dashboard.',
};
