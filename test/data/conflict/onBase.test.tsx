import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  createReport,
  getNotification,
  getReport,
  getRole,
  type ServiceClient,
  updateNotification,
  updateReport,
  updateRole,
} from '../../../src/client.js';
import { useUpdateNotification, useUpdateReport, useUpdateRole } from '../../../src/data.js';
import { startWorld, type World } from '../support/startWorld.js';

const report = { deploymentId: 1, reportId: 139 };
const role = { roleId: 100 };
const schedule = { deploymentId: 1, id: 2 };

/** How one kind of record is changed with its hook, in a field and in another one. */
interface Case {
  readonly read: (client: ServiceClient) => Promise<object>;
  readonly write: (client: ServiceClient, change: object) => Promise<object>;
  readonly useChange: () => { readonly mutateAsync: (params: never) => Promise<object> };
  readonly address: object;
  readonly mine: object;
  readonly theirs: object;
  readonly elsewhere: object;
  /** Stored under its own name. */
  readonly same: object;
}

const cases: Readonly<Record<string, Case>> = {
  report: {
    read: (client) => getReport(client, report),
    write: (client, change) => updateReport(client, { ...report, ...change }),
    useChange: useUpdateReport,
    address: report,
    mine: { name: 'Mine' },
    theirs: { name: 'Theirs' },
    elsewhere: { title: 'Theirs' },
    same: { name: 'Ours' },
  },
  role: {
    read: (client) => getRole(client, role),
    write: (client, change) => updateRole(client, { ...role, ...change }),
    useChange: useUpdateRole,
    address: role,
    mine: { policies: [{ resourceType: 'Global', actions: ['BillingRead'], resources: ['All'] }] },
    theirs: { policies: [] },
    elsewhere: { description: 'Theirs' },
    same: { name: 'Ours' },
  },
  schedule: {
    read: (client) => getNotification(client, schedule),
    write: (client, change) => updateNotification(client, { ...schedule, ...change }),
    useChange: useUpdateNotification,
    address: schedule,
    mine: { scheduleType: 'DAILY', hour: 3, minute: 15 },
    theirs: { scheduleType: 'CUSTOM', customCron: '1 2 3 4 *' },
    elsewhere: { timezone: 'Asia/Tokyo' },
    same: { timezone: 'Asia/Tokyo' },
  },
};

/** Returns the error of a change, or `undefined` after success. */
async function failureOf({ useChange, address }: Case, { wrapper }: World, params: object): Promise<unknown> {
  const { result } = renderHook(useChange, { wrapper });
  return act(() =>
    result.current.mutateAsync({ ...address, ...params } as never).then(
      () => undefined,
      (error: unknown) => error,
    ),
  );
}

describe.each(Object.entries(cases))('a change of a %s on the record it was made from', (_name, each) => {
  it('keeps what someone else has changed in another field', async () => {
    const world = startWorld();
    const base = await each.read(world.client);
    await each.write(world.client, each.elsewhere);
    expect(await failureOf(each, world, { ...each.mine, base })).toBeUndefined();
    expect(await each.read(world.client)).toMatchObject(each.elsewhere);
  });

  it('is not sent if someone else has changed the same field, and says what is stored', async () => {
    const world = startWorld();
    const base = await each.read(world.client);
    const theirs = await each.write(world.client, each.theirs);
    const error = await failureOf(each, world, { ...each.mine, base });
    expect(error).toMatchObject({ kind: 'conflict', code: 'version_mismatch', cause: theirs });
    expect(world.sent(/^PUT/)).toHaveLength(1);
    expect(await each.read(world.client)).toEqual(theirs);
  });

  it('is sent if someone else has made the same change', async () => {
    const world = startWorld();
    const base = await each.read(world.client);
    await each.write(world.client, each.same);
    expect(await failureOf(each, world, { ...each.same, base })).toBeUndefined();
  });
});

describe('a change of a version of a report', () => {
  const reports = cases.report as Case;
  const refused = (world: World, status: number, error: string) => {
    let isFirst = true;
    world.answer = (sent) => {
      if (!sent.startsWith('PUT') || !isFirst) return undefined;
      isFirst = false;
      return Response.json({ error }, { status });
    };
  };

  it('is refused for any other version, also by a service that gives no code', async () => {
    const world = startWorld();
    const { version } = await getReport(world.client, report);
    await updateReport(world.client, { ...report, title: 'Theirs' });
    expect(await failureOf(reports, world, { name: 'Mine', expectedVersion: version })).toMatchObject({ code: 'version_mismatch' });
    refused(world, 409, 'Conflict.');
    expect(await failureOf(reports, world, { name: 'Mine', expectedVersion: version })).toMatchObject({ code: 'version_mismatch' });
    expect((await getReport(world.client, report)).name).not.toBe('Mine');
  });

  it('is sent again on the current version if others have changed other fields after it was read', async () => {
    const world = startWorld();
    const base = await getReport(world.client, report);
    await updateReport(world.client, { ...report, title: 'Theirs' });
    expect(await failureOf(reports, world, { name: 'Mine', base, expectedVersion: base.version })).toBeUndefined();
    expect(await getReport(world.client, report)).toMatchObject({ name: 'Mine', title: 'Theirs' });
  });

  it('is not mistaken for a taken publicId', async () => {
    const world = startWorld();
    const { version } = await getReport(world.client, { deploymentId: 1, reportId: 5 });
    await createReport(world.client, { deploymentId: 1, name: 'New', publicId: 'taken1234567' });
    // Refused before the version is known to be the same.
    refused(world, 409, 'The publicId is taken.');
    const params = { reportId: 5, publicId: 'taken1234567', expectedVersion: version };
    const error = await failureOf(reports, world, params);
    expect(error).toMatchObject({ kind: 'conflict', message: 'The publicId is taken.' });
    expect(error).not.toMatchObject({ code: 'version_mismatch' });
  });

  it('is compared here if the service does not know the field', async () => {
    const world = startWorld();
    const { version } = await getReport(world.client, report);
    refused(world, 400, 'Unknown field: expectedVersion');
    expect(await failureOf(reports, world, { name: 'Mine', expectedVersion: version })).toBeUndefined();
    expect((await getReport(world.client, report)).name).toBe('Mine');
    refused(world, 400, 'Unknown field: expectedVersion');
    expect(await failureOf(reports, world, { name: 'Later', expectedVersion: version })).toMatchObject({ code: 'version_mismatch' });
    expect((await getReport(world.client, report)).name).toBe('Mine');
  });

  it('reads first for a report without a version', async () => {
    const world = startWorld();
    world.rewrite = async (_, response) => Response.json({ ...(await response.json()), version: null }, response);
    const base = await getReport(world.client, report);
    await updateReport(world.client, { ...report, name: 'Theirs' });
    expect(await failureOf(reports, world, { name: 'Mine', base })).toMatchObject({ code: 'version_mismatch' });
    expect((await getReport(world.client, report)).name).toBe('Theirs');
  });
});
