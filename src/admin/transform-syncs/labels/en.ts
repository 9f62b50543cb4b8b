export const englishTransformSyncs = {
  /** The accessible name of the table. */
  caption: 'Transform syncs',
  /** The accessible name and placeholder of the search field. */
  search: 'Search syncs',
  /** The headers of the table, and the terms of the drawer. */
  columns: {
    source: 'Source',
    status: 'Status',
    branch: 'Branch',
    startedBy: 'Started by',
    started: 'Started',
    ended: 'Ended',
    duration: 'Duration',
    models: 'Models',
    files: 'Files',
    definitions: 'Definitions',
    commit: 'Commit',
    version: 'Transform tool version',
    compiled: 'Manifest created',
  },
  /** The projects that a sync reads. */
  sources: {
    /** A repository, without the name of a branch or tag. */
    git: 'Default branch of the repository',
    manifest: 'Uploaded manifest',
  },
  /** The ways in which a sync is started. */
  triggers: { manual: 'Manual', api: 'API', webhook: 'Webhook', agent: 'Agent', unknown: 'Unknown' },
  /** The person who started it, and the way. */
  startedBy: (name: string, trigger: string) => `${name} (${trigger})`,
  /** The item in the menu of a row. */
  open: 'Open',
  /** The filters, and their first choices. */
  filters: { status: 'Status', anyStatus: 'Any status', trigger: 'Started by', anyTrigger: 'Any trigger' },
  /** The drawer of one sync. */
  phases: 'Phases',
  /** The phases. The keys are the names that the service uses. */
  phaseNames: {
    'repo-clone': 'Clone repository',
    'transform-deps': 'Install dependencies',
    'transform-compile': 'Compile project',
    'manifest-processing': 'Process manifest',
    'file-writing': 'Write files',
  },
  /** Marks the phase in which a sync failed. */
  phaseFailed: 'Failed',
  /** The title of the reason why a sync failed, without and with its phase. */
  failure: 'The sync failed',
  failureIn: (phase: string) => `The sync failed in “${phase}”`,
  /** Shown if the service does not know how a sync ended. */
  lost: 'The service lost track of this sync. Check the log, and start it again if its changes are missing.',
  /** Shown for a sync that is not in the history. */
  notFound: 'This sync isn’t among the last 1,000 of this deployment.',
  /** The labels of the fields. */
  fields: { source: 'Project', ref: 'Branch or tag', manifest: 'Manifest', output: 'Result', branchName: 'Target branch' },
  /** The choices of the fields. */
  projects: { git: 'Connected repository', manifest: 'Manifest file' },
  outputs: { branch: 'Commit to a branch', files: 'Only generate files' },
  /** The first choice of the target branch. */
  anyBranch: 'Chosen by the service',
  /** The button that chooses a file, and the text beside it. */
  chooseFile: 'Choose file',
  file: (name: string, size: string) => `${name}, ${size} MB`,
  /** The hints below the fields. */
  hints: {
    ref: 'Leave empty for the default branch of the repository.',
    manifest: 'The JSON file that compiling the project creates.',
    models: (count: number, formatted: string) => (count === 1 ? 'Contains 1 model.' : `Contains ${formatted} models.`),
    branch: 'The files are committed to this branch of the deployment.',
    files: 'Nothing is committed. You can download the files for one hour.',
  },
  /** The problems of the fields. */
  problems: {
    commit: 'Enter a branch or tag, not a commit.',
    ref: 'A branch or tag has no spaces.',
    manifest: 'Choose a manifest file.',
    large: (limit: string) => `The file is larger than ${limit} MB.`,
    json: (line: string) => `The file isn’t valid JSON. Check line ${line}.`,
    notObject: 'The file must contain a JSON object.',
    unreadable: 'The file couldn’t be read. Choose it again.',
  },
  /** Shown in the dialog while another sync runs, with a button that opens that sync. */
  running: 'A sync is already running.',
  showRunning: 'Show it',
  /** The action that starts a sync. */
  start: { action: 'Start sync', submit: 'Start sync', failed: 'Couldn’t start the sync' },
  /** The action that stops one. */
  cancel: {
    action: 'Cancel sync',
    title: (name: string) => `Cancel ${name}?`,
    effect: 'It may take a moment to stop, or finish first.',
    done: (name: string) => `Cancelling ${name}`,
    failed: 'Couldn’t cancel the sync',
  },
  /** The heading of an empty list. */
  empty: 'No syncs',
  /** The text below it. */
  emptyAdvice: 'A sync turns a transform project into files of the data model.',
};
