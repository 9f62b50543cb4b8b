import * as React from 'react';

/**
 * React records a stack for each element, to name its owner in warnings, until 10,000 in a second are recorded. This takes an eighth of the
 * time of tests, so the count starts at its limit.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_VALUE, set: () => undefined });
}
