import { expect, it } from 'vitest';
import { connectionError, isConnectionFailure } from '../../../src/warehouse/postgres/ConnectionError.js';
import { WarehouseError } from '../../../src/warehouse/Warehouse.js';

const target = { host: 'db.example', port: 5432, database: 'sales', user: 'reader' };

const failure = (message: string, code?: string) => Object.assign(new Error(message), code !== undefined && { code });

it.each([
  [failure('getaddrinfo ENOTFOUND db.example', 'ENOTFOUND'), 'Correct its name'],
  [failure('connect ETIMEDOUT', 'ETIMEDOUT'), 'firewall'],
  [failure('timeout expired'), 'firewall'],
  [failure('no pg_hba.conf entry for host "10.0.0.1", user "reader", database "sales", no encryption', '28000'), 'sslmode=require'],
  [failure('no pg_hba.conf entry for host "10.0.0.1", user "reader", database "sales", SSL on', '28000'), 'does not let "reader" in'],
  [failure('The server does not support SSL connections'), 'sslmode=disable'],
  [failure('self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT'), 'sslrootcert'],
  [failure('sorry, too many clients already', '53300'), 'too many connections'],
  [failure('SASL: client password must be a string'), 'asks for a password'],
  [failure('the database system is starting up', '57P03'), 'Try again'],
  [failure('Connection terminated unexpectedly'), 'lost'],
  [failure('read ECONNRESET', 'ECONNRESET'), 'lost'],
  [failure('something else', 'XX000'), 'failed (XX000)'],
  ['nothing', 'the connection failed.'],
])('a connection that fails says what to do: %s', (error, advice) => {
  expect(connectionError(error, target).message).toMatch(/^The database at db\.example:5432 cannot be used: /);
  expect(connectionError(error, target).message).toContain(advice);
});

it('the failure of a statement is not that of its connection', () => {
  expect(isConnectionFailure(failure('column "connection" does not exist', '42703'))).toBe(false);
  expect(isConnectionFailure(failure('out of memory', '53200'))).toBe(false);
  expect(isConnectionFailure(new WarehouseError('The connection of the views is unknown.'))).toBe(false);
  expect(isConnectionFailure(failure('terminating connection due to administrator command', '57P01'))).toBe(true);
});
