import type { ServiceNames } from './ServiceClient.js';

/** The names of the contract; a white-labelled service has others. */
export const defaultServiceNames: ServiceNames = {
  serviceTokenHeader: 'X-Service-Auth-Token',
  metaTool: 'serviceMeta',
  sqlTool: 'serviceSqlApi',
};
