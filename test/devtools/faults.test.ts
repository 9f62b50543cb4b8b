import { createLocalService, type ServiceFaults } from '@parley/local-service';
import { afterEach, expect, it, vi } from 'vitest';
import { createDemoBackend } from '../../demo/server/createDemoBackend.js';
import { lastingFaults, singleFaults, withoutFault } from '../../src/devtools/faults/faultKinds.js';
import { remoteFaults } from '../../src/devtools.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('adds and removes each fault without affecting the others', () => {
  const others: ServiceFaults = { busyThread: 'line' };
  for (const fault of lastingFaults) {
    const faults = { ...others, ...fault.on };
    expect(fault.isOn(faults)).toBe(true);
    expect(fault.isOn(others)).toBe(false);
    expect(withoutFault(faults, fault)).toEqual(others);
  }
  for (const { count, add } of singleFaults) {
    expect([others, add(others), add(add(others))].map(count)).toEqual([0, 1, 2]);
    expect(add(others)).toMatchObject(others);
  }
});

it('reads and sets the faults of the demo service through its server', async () => {
  const service = createLocalService();
  const nothing = Promise.resolve(new Map());
  const backend = createDemoBackend({ service, element: nothing, app: nothing, admin: nothing });
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => backend.request(address, init));
  const source = remoteFaults('/demo/faults');
  expect(await source.read()).toEqual({});
  await source.write({ delayMs: 2000 });
  expect(service.faults).toEqual({ delayMs: 2000 });
  await expect(remoteFaults('/demo/nothing').read()).rejects.toThrow('404');
});
