export const englishDeploymentWizard = {
  /** The headings. */
  sections: {
    create: 'New deployment',
    unfinished: 'Continue setting up',
    steps: 'Steps',
    build: 'First build',
  },
  /** The labels of the fields. */
  fields: {
    name: 'Name',
    cloudProvider: 'Cloud',
    region: 'Region',
    creationMethod: 'Source of the data model',
    deployMode: 'Deploy with',
    installationId: 'Owner',
    isNewRepo: 'Create a new repository',
    repository: 'Repository',
    newRepository: 'Name of the repository',
    isPrivate: 'Private repository',
    branch: 'Production branch',
    root: 'Folder of the data model',
  },
  /** The hints below the fields. */
  hints: {
    noRegions: 'The account has no regions in this cloud.',
    root: 'The path in the repository; / is its root.',
    defaultBranch: 'Default branch',
  },
  /** The names of the choices. A value without a name is shown as it is. */
  choices: {
    cloudProvider: { managed: 'Managed' },
    creationMethod: {
      upload: 'Upload files',
      managed: 'Managed by the service',
      'source-control': 'Source control',
    },
    deployMode: { cli: 'Command line' },
  },
  /** The problems of the fields. */
  problems: {
    name: 'Enter a name.',
    longName: 'Enter a shorter name.',
    region: 'Choose a region.',
    regionGone: 'This region is no longer available. Choose another one.',
    installationId: 'Choose an owner.',
    repository: 'Choose a repository.',
    newRepository: 'Enter a name for the repository.',
    repositoryGone: 'This repository is no longer available. Choose another one.',
    repositoryTaken: 'This owner already has a repository with this name.',
    branchGone: 'The repository has no branch with this name.',
    root: 'Enter a path without . and .. parts.',
  },
  /** The names of the steps, and what to do in each. A step without a name is shown as it is. */
  steps: {
    project: 'Basics',
    upload: 'Upload files',
    'source-control': 'Repository',
    ssh: 'SSH access',
    databases: 'Data sources',
    schema: 'Data model',
    ready: 'Ready',
    demo: 'Demo data',
  },
  advice: {
    project: 'Choose where the data model comes from.',
    upload: 'Upload the files of your data model, then continue.',
    'source-control': 'Connect the repository that contains your data model.',
    ssh: 'Give the service SSH access to the repository of your data model, then continue.',
    databases: 'Set the environment variables that the deployment uses to connect to your data sources, then continue.',
    schema: 'Check that the data model is complete, then continue. The deployment is then built and starts serving queries.',
    ready: 'The deployment is set up.',
    demo: 'The deployment uses demo data. Take a look, then continue.',
  },
  /** The state of a step, for screen readers and as the title of its icon. */
  states: { done: 'Done', current: 'Current', ahead: 'To do' },
  /** The address of the deployment’s APIs. */
  url: 'API address',
  continue: 'Continue',
  /** Leaves the step of the repository without connecting one. */
  skip: 'Continue without connecting',
  advance: { failed: 'Couldn’t continue the setup' },
  /** Shown when the setup is already further than this page knew. */
  moved: (step: string) => `Someone else has moved this setup on. It is now at the step “${step}”. Nothing you entered is lost.`,
  /** Shown for a step that this version does not know. */
  unknownStep: (step: string) => `The setup is at a step that this page doesn’t support: ${step}.`,
  /** Returns to the list and the form for a new deployment. */
  another: 'Set up another deployment',
  /** Leaves the wizard once the setup is complete. */
  open: 'Open the deployment',
  /** Accessible name of a button that continues the setup of a deployment. */
  resume: (name: string) => `Continue setting up ${name}`,
  create: { action: 'Create deployment', failed: 'Couldn’t create the deployment' },
  /** Shown when the answer of the service was lost. */
  doubt: {
    text: (name: string) => `The connection failed before the service answered, so ${name} may already exist.`,
    look: 'Look for it',
    failed: 'Couldn’t look for the deployment',
    found: 'Unfinished deployments with this name:',
    none: 'There is no unfinished deployment with this name. You can create it now.',
    createAnyway: 'Create another one',
  },
  startOver: {
    action: 'Start over',
    title: (name: string) => `Start over with ${name}?`,
    effect:
      'The setup goes back to the first step, and the deployment serves no queries until it is ready again. Files, variables and the connected repository are kept.',
    done: (name: string) => `Started over with ${name}`,
    failed: 'Couldn’t start over',
  },
  sourceControl: {
    link: 'Connect to the source-control host',
    linkNote: 'The account isn’t connected to a source-control host yet. Connect it in a new tab, then return to this one.',
    badLink: 'The service returned an address that can’t be opened safely. Ask your administrator to connect the account.',
    settings: 'Change access to repositories',
    noInstallations: 'No owner has given access to repositories yet.',
  },
  connect: { action: 'Connect repository', failed: 'Couldn’t connect the repository' },
};
