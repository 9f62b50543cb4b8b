export const englishWorkspace = {
  /** The name of the top level. */
  top: 'Workspace',
  /** The accessible name of the tree. */
  folders: 'Folders',
  foldersFailed: 'Couldn’t load folders',
  /** The accessible name of the path to the current folder. */
  path: 'Path',
  caption: 'Folders, workbooks and reports',
  search: 'Search the workspace',
  kind: 'Type',
  anyKind: 'All types',
  kinds: { FOLDER: 'Folder', WORKBOOK: 'Workbook', REPORT: 'Report' },
  /** The reason why an item of a kind that is newer than this version cannot be changed. */
  unknownKind: 'This version of the app can’t change items of this kind.',
  /** The number of items of each kind. */
  counts: {
    FOLDER: (count: number, formatted: string) => (count === 1 ? '1 folder' : `${formatted} folders`),
    WORKBOOK: (count: number, formatted: string) => (count === 1 ? '1 workbook' : `${formatted} workbooks`),
    REPORT: (count: number, formatted: string) => (count === 1 ? '1 report' : `${formatted} reports`),
  },
  columns: { name: 'Name', owner: 'Owner', updated: 'Updated' },
  /** Shown in place of an owner. */
  shared: 'Main workspace',
  sharedHint: 'Shared from the main workspace',
  empty: {
    top: 'This workspace is empty',
    topAdvice: 'Workbooks and reports appear here when they’re saved. Start with a folder for them.',
    folder: 'This folder is empty',
    folderAdvice: 'Move workbooks and reports here, or create a folder.',
  },
  /** Shown if a folder no longer exists. */
  gone: { title: 'This folder isn’t available', advice: 'It was deleted, or it’s no longer shared with you.', back: 'Go to workspace' },
  open: 'Open',
  name: 'Name',
  nameMissing: 'Enter a name.',
  newFolder: {
    open: 'Create folder',
    title: (parent: string) => `New folder in “${parent}”`,
    /** A warning that a folder with this name exists. */
    taken: (name: string) => `A folder named “${name}” already exists here. You can still use this name.`,
    submit: 'Create folder',
    done: (name: string) => `Created “${name}”`,
    failed: 'Couldn’t create the folder',
  },
  rename: {
    open: 'Rename',
    title: (name: string) => `Rename “${name}”`,
    submit: 'Rename',
    done: (name: string) => `Renamed to “${name}”`,
    failed: 'Couldn’t rename it',
  },
  duplicate: {
    open: 'Duplicate',
    done: (name: string) => `Created “${name}”`,
    failed: (name: string) => `Couldn’t duplicate “${name}”`,
  },
  move: {
    open: 'Move',
    title: (_count: number, formatted: string) => `Move ${formatted} items`,
    titleOf: (name: string) => `Move “${name}”`,
    description: 'Choose the folder to move to.',
    /** Shown until a folder is chosen. */
    submit: 'Move',
    submitTo: (folder: string) => `Move to “${folder}”`,
    /** The reasons why a folder cannot be chosen. */
    obstacles: { itself: 'Being moved', inside: 'Inside an item being moved', there: 'Already here' },
    done: (_count: number, formatted: string, folder: string) => `Moved ${formatted} items to “${folder}”`,
    doneOf: (name: string, folder: string) => `Moved “${name}” to “${folder}”`,
  },
  remove: {
    open: 'Delete',
    title: (_count: number, formatted: string) => `Delete ${formatted} items?`,
    titleOf: (name: string) => `Delete “${name}”?`,
    submit: (count: number, formatted: string) => (count === 1 ? 'Delete' : `Delete ${formatted} items`),
    /** `kinds` is a list such as “2 workbooks and 1 folder”. */
    what: (kinds: string) => `This deletes ${kinds}.`,
    workbooks: 'Dashboards and reports in a workbook are deleted with it.',
    forever: 'This can’t be undone.',
    counting: 'Counting contents…',
    uncounted: 'Couldn’t count the contents. Workbooks and reports in a deleted folder move to the top level of the workspace.',
    /** The items that move from the folders to the top level; `kinds` as above. */
    inside: (kinds: string) => `Contains ${kinds}. Workbooks and reports aren’t deleted; they move to the top level of the workspace.`,
    insideMore: (kinds: string) =>
      `Contains ${kinds}, and more. Workbooks and reports aren’t deleted; they move to the top level of the workspace.`,
    insideNothing: 'There’s nothing inside.',
    /** Folders that contain folders, which the service does not delete. */
    holders: (count: number, names: string) =>
      count === 1
        ? `${names} contains folders and won’t be deleted. Move or delete those first.`
        : `${names} contain folders and won’t be deleted. Move or delete those first.`,
    done: (_count: number, formatted: string) => `Deleted ${formatted} items`,
    doneOf: (name: string) => `Deleted “${name}”`,
  },
};
