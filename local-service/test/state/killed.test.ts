import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildHere } from '../../../test/support/buildHere.js';
import { runs } from '../../../test/support/runs.js';
import { createLocalService } from '../../src/index.js';
import { openStateFile } from '../../src/node.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-killed-'));
  await buildHere({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: fileURLToPath(new URL('./killedService.ts', import.meta.url)),
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'service.mjs' } },
    },
    ssr: { noExternal: true, external: ['@electric-sql/pglite'] },
  });
});
afterAll(() => rm(folder, { recursive: true }));

it(
  `a service that is killed ${runs(10, 50)} times loses nothing that it confirmed`,
  async () => {
    const path = join(folder, 'state');
    const confirmed: { role?: number; name?: string; thread?: string }[] = [];
    for (let life = 0; life < runs(10, 50); life += 1) {
      const child = spawn(process.execPath, [join(folder, 'service.mjs'), path, String(life)], { stdio: ['ignore', 'pipe', 'pipe'] });
      const printed = outputOf(child);
      // Some before it confirmed anything.
      if (life % 5 > 0) await once(child.stdout, 'data');
      await setTimeout(Math.random() * 300);
      child.kill('SIGKILL');
      await once(child, 'close');
      expect(printed.errors).toBe('');
      confirmed.push(
        ...printed.text
          .split('\n')
          .slice(0, -1)
          .map((line) => JSON.parse(line)),
      );
    }
    expect(confirmed.length).toBeGreaterThan(runs(10, 50));
    await expectKept(path, confirmed);
  },
  runs(60_000, 300_000),
);

function outputOf({ stdout, stderr }: ChildProcess) {
  const printed = { text: '', errors: '' };
  stdout?.on('data', (chunk) => {
    printed.text += chunk;
  });
  stderr?.on('data', (chunk) => {
    printed.errors += chunk;
  });
  return printed;
}

async function expectKept(path: string, confirmed: readonly { role?: number; name?: string; thread?: string }[]): Promise<void> {
  const service = createLocalService({ agent: { answer: async function* () {} }, state: await openStateFile(path) });
  const token = await service.mintAccessToken();
  const chatToken = await service.mintToken({ externalId: 'ada' });
  for (const { role, name, thread } of confirmed) {
    const response = await (thread === undefined
      ? service.fetch(new Request(`${service.addresses.baseUrl}/api/v1/roles/${role}`, { headers: { authorization: `Bearer ${token}` } }))
      : service.fetch(
          new Request(service.addresses.deploymentChatUrl, {
            method: 'POST',
            headers: { 'X-Service-Auth-Token': chatToken },
            body: JSON.stringify({ chatId: thread }),
          }),
        ));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(name ?? 'The answer is long enough to come in pieces.');
  }
  const roles = confirmed.flatMap(({ role }) => role ?? []);
  expect(new Set(roles).size).toBe(roles.length);
  await service.close();
}
