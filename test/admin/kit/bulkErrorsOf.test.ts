import { expect, it } from 'vitest';
import { bulkErrorsOf } from '../../../src/admin/kit/actions/useBulkActions.js';
import { ServiceError } from '../../../src/client.js';

const operation = 'bulkUserAction';

it('reports the failed call and each reason once, with the kind of its status', () => {
  const error = new ServiceError('network', 'The connection to the service failed.', { operation });
  const reasons = [
    { status: 403, message: 'Held elsewhere.', ids: [2, 3] },
    { status: 404, message: 'User not found.', ids: [4] },
  ];
  expect(bulkErrorsOf({ error, reasons }, operation)).toMatchObject([
    error,
    { kind: 'permission', status: 403, message: 'Held elsewhere.', operation },
    { kind: 'not-found', status: 404, message: 'User not found.', operation },
  ]);
});

it('reports a refused call once, although all its items have that reason', () => {
  const error = new ServiceError('permission', 'Administrators only.', { status: 403, operation });
  const reasons = [{ status: 403, message: 'Administrators only.', ids: [2, 3] }];
  expect(bulkErrorsOf({ error, reasons }, operation)).toEqual([error]);
});
