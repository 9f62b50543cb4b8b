/** In the scope of every token that opens the management API. */
export const managementScope = 'management';

/** Whom access tokens and the service's own API key speak for, unless another user is named. */
export const firstAdmin = 'ada@parley.example';
