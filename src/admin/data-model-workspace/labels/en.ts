/** The labels of the data model workspace. Counts are passed as numbers and as formatted text. */
export const englishDataModel = {
  /** The accessible name of the tree. */
  caption: 'Files of the data model',
  search: 'Filter files',
  branch: 'Branch',
  /** The number of files below the tree. */
  files: (count: number, formatted: string) => (count === 1 ? '1 file' : `${formatted} files`),
  /** Added if the service returned more files than can be shown. */
  cut: 'Not all files are shown.',
  empty: 'No files yet',
  emptyAdvice: 'Create a file, or upload a folder.',
  newFile: 'Create file',
  uploadFolder: 'Upload folder',
  /** The reasons why the files cannot be changed. */
  readOnly: {
    notAllowed: 'You need permission to change the data model.',
    production: (branch: string) => `${branch} is the production branch. Start dev mode to edit.`,
    elsewhere: (branch: string) => `Your dev mode is on ${branch}.`,
    off: 'Start dev mode on this branch to edit its files.',
    /** The button that shows the branch of dev mode. */
    show: (branch: string) => `Go to ${branch}`,
    start: 'Start dev mode',
    move: 'Move dev mode here',
    started: (branch: string) => `Started dev mode on ${branch}`,
    startFailed: 'Couldn’t start dev mode',
  },
  /** The marks of files in the tree. */
  marks: {
    unsaved: 'Unsaved',
    added: 'New',
    changed: 'Changed',
    removed: 'Deleted',
    problems: (count: number, formatted: string) => (count === 1 ? '1 problem' : `${formatted} problems`),
  },
  /** The list of uncommitted files. */
  changes: {
    heading: (count: number, formatted: string) => (count === 1 ? '1 uncommitted file' : `${formatted} uncommitted files`),
    failed: 'Couldn’t check for uncommitted files',
  },
  file: {
    /** Shown until a file is opened. */
    none: 'No file open',
    noneAdvice: 'Select a file to view or edit it.',
    missing: 'This file doesn’t exist on this branch',
    missingAdvice: 'It may have been moved or deleted.',
    /** The accessible name of the editor. */
    editor: (path: string) => `Contents of ${path}`,
    /** The hint below the editor. */
    keys: 'Tab indents. To leave the editor, press Escape, then Tab.',
    /** Shown above a plain text field in place of the editor. */
    plain: 'The editor couldn’t be loaded. You can edit the text here.',
    close: 'Close file',
    view: 'View',
    edit: 'Edit',
    read: 'Contents',
    sideBySide: 'Side by side',
    inline: 'Inline',
  },
  save: {
    action: 'Save',
    all: (count: number, formatted: string) => (count === 1 ? 'Save 1 file' : `Save ${formatted} files`),
    done: (count: number, formatted: string) => (count === 1 ? 'Saved 1 file' : `Saved ${formatted} files`),
    failed: 'Couldn’t save the changes. Your text is still here.',
    discard: 'Discard changes',
    discardTitle: (path: string) => `Discard your changes to ${path}?`,
    discardEffect: 'The file returns to the version on the branch. This can’t be undone.',
    unsaved: (count: number, formatted: string) =>
      count === 1 ? '1 file with unsaved changes' : `${formatted} files with unsaved changes`,
  },
  conflict: {
    title: 'This file was changed on the branch',
    advice: 'Your changes aren’t saved. Keep yours to overwrite the other version when you save, or use the other version.',
    deletedTitle: 'This file was deleted on the branch',
    deletedAdvice: 'Your changes aren’t saved. Keep them to create the file again when you save, or discard them.',
    compare: 'Compare both',
  },
  problems: {
    heading: 'Problems',
    line: (line: string) => `Line ${line}`,
    syntax: 'This line can’t be read.',
    error: 'Error',
    warning: 'Warning',
  },
  differences: {
    /** The accessible name of the comparison, and of its two sides. */
    caption: (path: string) => `Differences in ${path}`,
    lastCommit: 'Last commit',
    saved: 'Saved version',
    yours: 'Your version',
    branchVersion: 'Version on the branch',
    ofBranch: (branch: string) => `Version on ${branch}`,
    working: 'Now',
    /** The text of the last commit cannot be read. */
    notCommitted: (branch: string) => `The last commit’s text isn’t available, so this compares with ${branch}.`,
    unavailable: 'The earlier version isn’t available.',
    /** `added` and `removed` are numbers of lines. */
    counts: (added: string, removed: string) => `Lines added: ${added}. Lines removed: ${removed}.`,
    none: 'No differences',
    /** A line that replaces unchanged ones. `$` is their number. */
    unchanged: '$ unchanged lines',
    failed: 'Couldn’t load the comparison',
  },
  create: {
    title: 'New file',
    path: 'Path',
    pathHint: 'For example, model/cubes/orders.yml',
    submit: 'Create file',
    done: (path: string) => `Created ${path}`,
    failed: 'Couldn’t create the file',
  },
  move: {
    action: 'Rename or move',
    title: (path: string) => `Rename or move ${path}`,
    path: 'New path',
    /** Shown for a folder. */
    hint: (count: number, formatted: string) => (count === 1 ? '1 file moves.' : `${formatted} files move.`),
    submit: 'Rename',
    done: (path: string) => `Moved to ${path}`,
    undone: (path: string) => `Moved back to ${path}`,
    failed: 'Couldn’t rename or move it',
  },
  delete: {
    action: 'Delete',
    title: (path: string) => `Delete ${path}?`,
    effect: 'The deletion isn’t committed yet.',
    folderEffect: (count: number, formatted: string) =>
      count === 1
        ? 'The folder contains 1 file. The deletion isn’t committed yet.'
        : `The folder contains ${formatted} files. The deletion isn’t committed yet.`,
    unsavedLost: 'Unsaved changes to these files are lost:',
    done: (path: string) => `Deleted ${path}`,
    undone: (path: string) => `Restored ${path}`,
    undoFailed: 'Couldn’t restore the files',
    failed: 'Couldn’t delete it',
  },
  upload: {
    title: (branch: string) => `Upload a folder to ${branch}`,
    description: 'Files that differ are replaced. Nothing is committed yet.',
    drop: 'Drop a folder here, or choose one.',
    choose: 'Choose folder',
    chooseAnother: 'Choose another folder',
    noFiles: 'The folder has no files that can be uploaded.',
    /** The progress of reading the files. */
    comparing: (done: string, total: string) => `Comparing files: ${done} of ${total}`,
    unreadable: 'The folder couldn’t be read. Choose it again.',
    hashesFailed: 'Couldn’t compare with the branch',
    /** What the upload does, each with a number of files. */
    added: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    missing: 'Only on the branch',
    /** Takes the place of `missing` when these files are deleted. */
    removed: 'To be deleted',
    /** Files of the branch that are hidden, or that the folder has with other upper and lower case. */
    kept: 'Kept on the branch',
    /** Files that are left out. */
    ignored: (count: number, formatted: string) =>
      count === 1 ? '1 hidden file or dependency is left out.' : `${formatted} hidden files and dependencies are left out.`,
    refused: 'Can’t be uploaded',
    /** Files and folders that the browser may not read. */
    unread: 'Couldn’t be read',
    cut: 'The folder has too many files. Only the first ones are uploaded.',
    unsavedNote: 'Unsaved changes in the editor aren’t part of the upload.',
    remove: (count: number, formatted: string) =>
      count === 1 ? 'Delete the file that isn’t in the folder' : `Delete the ${formatted} files that aren’t in the folder`,
    removeHint: 'Otherwise they stay on the branch.',
    removeOff: 'The folder couldn’t be read in full, so nothing can be deleted.',
    nothing: 'All files are already on the branch.',
    submit: (count: number, formatted: string) => (count === 1 ? 'Upload 1 file' : `Upload ${formatted} files`),
    submitRemoval: 'Delete files',
    running: (done: string, total: string) => `Uploading: ${done} of ${total}`,
    cancel: 'Cancel upload',
    cancelled: 'Cancelled the upload. The branch is unchanged.',
    failed: 'Couldn’t upload the folder. The branch is unchanged.',
    done: (count: number, formatted: string) => (count === 1 ? 'Uploaded 1 file' : `Uploaded ${formatted} files`),
    build: (status: string) => `Build: ${status}`,
    buildFailed: 'Couldn’t read the build status',
  },
  pathProblems: {
    missing: 'Enter a path.',
    unusable: 'Enter a valid path. Separate folders with slashes, without empty parts, “.” or “..”.',
    tooLong: 'The path is too long.',
    taken: 'A file or folder already exists at this path.',
    belowFile: 'Part of this path is a file, not a folder.',
    insideItself: 'A folder can’t be moved into itself.',
  },
};
