/** Operations without a widget on purpose, with the reason. */
export const headlessOperations: Readonly<Record<string, string>> = {
  getSpec: 'The OpenAPI document is for tools.',
  upsertReportByPublicId: 'For pipelines, which create or update without a user.',
  upsertWorkbookBySlug: 'For pipelines, which create or update without a user.',
  provisionEmbedUser: 'The widget sends `provisionEmbedUsers`, which takes one user as well.',
  getDeploymentEnvironmentTokens: 'It returns the tokens themselves, which the widget shows only once.',
  getUserOAuthToken: '`listUserOAuthTokens` has the same for every integration.',
  createScimUser: 'For identity providers; administrators send `createUser`.',
  replaceScimUser: 'For identity providers, which push whole records.',
  replaceScimGroup: 'For identity providers, which push whole records.',
  deleteFolder: 'The widget sends `bulkDeleteWorkspaceObjects`, which has an outcome for each item.',
  moveWorkspaceObject: 'The widget sends `bulkMoveWorkspaceObjects`, which has an outcome for each item.',
};
