/** Returns the parameters to forward: those that do not select a person, and those named by the operation's entry in `allow`. */
export function passedQuery(query: URLSearchParams, named: readonly string[]): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => queryNames.has(name) || named.includes(name)));
}

/** Parameters that select a person. They would show one user the data of another. */
export const personNames = ['recipientEmail', 'recipientEmbedTenantName', 'recipientExternalId', 'recipientUserId'] as const;

/** Every other query parameter of an operation that can be allowed. Anything else, such as a credential, is dropped. */
export const queryNames: ReadonlySet<string> = new Set([
  'accessSource',
  'after',
  'branchName',
  'container',
  'creationStep',
  'dashboardId',
  'dashboardPublicId',
  'devMode',
  'externalWorkbookId',
  'filename',
  'first',
  'folderId',
  'includeResolved',
  'installationId',
  'live',
  'name',
  'orderByDirection',
  'orderByField',
  'parentId',
  'pod',
  'removeOnUpstream',
  'resolvedOnly',
  'search',
  'showLastCLIUpload',
  'sortBy',
  'sortDirection',
  'source',
  'status',
  'trigger',
  'type',
  'types',
  'useDeployProjectRoot',
  'withContent',
  'workbookId',
]);
