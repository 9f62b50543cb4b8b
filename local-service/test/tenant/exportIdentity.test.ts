import { expect, it } from 'vitest';
import type { MemberCaller } from '../../src/tenant/callers/Caller.js';
import { createTenant } from '../../src/tenant/createTenant.js';
import { identityOfCaller, identityOfSubject } from '../../src/tenant/dashboard-exports/exportIdentity.js';

/** A workbook whose dashboard restricts downloads, which no operation can configure. */
function restrictedWorld() {
  const tenant = createTenant({ clock: () => Date.UTC(2026, 9, 1, 9), seed: 1 });
  const { users } = tenant.people;
  const [shared] = tenant.workspace.workbooks.values();
  const owner = users.values().find(({ email }) => email === 'analyst@parley.example');
  if (shared?.dashboard == null || owner === undefined) throw new Error('The seed has no such workbook or user.');
  const workbook = { ...shared, ownerId: owner.id, dashboard: { ...shared.dashboard, restrictDataDownload: true } };
  const callerOf = (roleIds: readonly number[], isAdmin = false): MemberCaller => {
    const user = users.update(owner.id, { roleIds }) ?? owner;
    return { kind: 'session', user, isAdmin, apiKeyId: undefined, deploymentIds: undefined };
  };
  return { tenant, workbook, callerOf };
}

it('limits a restricted dashboard to users with permission to download data', () => {
  const { tenant, workbook, callerOf } = restrictedWorld();
  const explorerRole = 3;
  expect(() => identityOfCaller(tenant, callerOf([]), workbook)).toThrow(expect.objectContaining({ status: 403 }));
  expect(identityOfCaller(tenant, callerOf([explorerRole]), workbook)).toMatch(/^user:/);
  expect(identityOfCaller(tenant, callerOf([], true), workbook)).toMatch(/^user:/);
});

it('checks the permissions of the subject, not those of the admin who asks', () => {
  const { tenant, workbook, callerOf } = restrictedWorld();
  const { user } = callerOf([]);
  const nobody = { userId: undefined, email: undefined, embedTenantName: undefined, externalId: undefined };
  const embedUser = { ...nobody, type: 'EMBED_USER', embedTenantName: 'harbor-goods', externalId: 'user-1' } as const;
  for (const subject of [{ ...nobody, type: 'USER', userId: user.id } as const, embedUser]) {
    expect(() => identityOfSubject(tenant, subject, workbook)).toThrow('restricted');
    expect(() => identityOfSubject(tenant, subject, { ...workbook, dashboard: null })).not.toThrow();
  }
});
