/** In the scope of every token that opens the management API. */
export const managementScope = 'management';

/** The user of access tokens and of the service's own API key, unless another is named. */
export const firstAdmin = 'ada@parley.example';
