import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { runCommand } from '../../src/host/runCommand.js';
import { setup, type TestService, teardown } from '../../src/vitest.js';
import { projectFolder } from '../project/projectFolder.js';

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closings.splice(0).map((close) => close()));
});

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const printed: string[] = [];
  const mistakes: string[] = [];
  const programs: (readonly string[])[] = [];
  const started = await runCommand({
    args,
    env,
    print: (text) => printed.push(text),
    printError: (text) => mistakes.push(text),
    run: (program) => programs.push(program),
  });
  if (started !== undefined) closings.push(started.close);
  return { started, printed: printed.join('\n'), mistakes: mistakes.join('\n'), programs };
}

const post = async (url: string, body: object) => (await fetch(url, { method: 'POST', body: JSON.stringify(body) })).json();

describe('the command with --state', () => {
  const stateFile = async () => join(await mkdtemp(join(tmpdir(), 'parley-command-')), 'state');

  it('keeps what users made in the file, says so, and gives it up when it stops', async () => {
    const path = await stateFile();
    const first = await run(['--port', '0', '--state', path]);
    expect(first.printed).toContain(`kept in ${path}`);
    const { token } = await post(`${first.started?.origin}/dev/access-token`, {});
    const headers = { Authorization: `Bearer ${token}` };
    const made = await fetch(`${first.started?.origin}/api/v1/roles`, { method: 'POST', headers, body: '{"name":"Kept","policies":[]}' });
    expect(made.status).toBe(200);
    const second = await run(['--port', '0', '--state', path]);
    expect(second.started).toBeUndefined();
    expect(second.mistakes).toContain(`${path} is in use by another local service`);
    await closings.pop()?.();
    const again = await run(['--port', '0', '--state', path]);
    expect(await (await fetch(`${again.started?.origin}/api/v1/roles`, { headers })).text()).toContain('"Kept"');
  });

  it('refuses a seed that is not the one of the file, and lets go of the file', async () => {
    const path = await stateFile();
    await run(['--port', '0', '--seed', '2', '--state', path]);
    await closings.pop()?.();
    expect((await run(['--port', '0', '--seed', '3', '--state', path])).mistakes).toMatch(/made with seed 2, not 3/);
    expect((await run(['--port', '0', '--state', path])).mistakes).toBe('');
    expect((await run(['--state', ''])).mistakes).toMatch(/--state must name a file/);
  });
});

describe('the command', () => {
  it('serves chat and management at the printed addresses with the issued tokens', async () => {
    const { started, printed } = await run(['--port', '0', '--pace', '0']);
    const origin = started?.origin ?? '';
    const chatUrl = printed.match(/Chat +(\S+)/)?.[1] ?? '';
    expect(chatUrl.startsWith(`${origin}/`)).toBe(true);

    const { token } = await post(`${origin}/dev/token`, { externalId: 'ada' });
    const answer = await fetch(chatUrl, { method: 'POST', headers: { 'X-Service-Auth-Token': token }, body: '{"input":"hello"}' });
    expect(await answer.text()).toContain('__state__');

    const { token: access } = await post(`${origin}/dev/access-token`, {});
    const deployments = await fetch(`${origin}/api/v1/deployments`, { headers: { Authorization: `Bearer ${access}` } });
    expect(deployments.status).toBe(200);
  });

  it('prints an API key that is the same each time, so that servers may keep it in their settings', async () => {
    const { started, printed } = await run(['--port', '0']);
    expect(printed).toMatch(/API key +sk-local-development\n/);
    const read = (key: string) => fetch(`${started?.origin}/api/v1/deployments`, { headers: { Authorization: `Api-Key ${key}` } });
    expect((await read('sk-local-development')).status).toBe(200);
    const { printed: named } = await run(['--port', '0', '--api-key', 'sk-mine']);
    expect(named).toMatch(/API key +sk-mine\n/);
  });

  it('hands out tokens to pages that send no body', async () => {
    const { started } = await run(['--port', '0']);
    for (const path of ['/dev/token', '/dev/access-token']) {
      expect(await (await fetch(started?.origin + path)).json()).toEqual({ token: expect.stringMatching(/^eyJ/) });
    }
  });

  it('runs a program beside the service, or beside one that is already there', async () => {
    const first = await run(['--port', '0', '--', 'vite', '--open']);
    expect(first.programs).toEqual([['vite', '--open']]);
    const { port } = new URL(first.started?.origin ?? '');
    const second = await run(['--port', port, '--', 'next', 'dev']);
    expect(second).toMatchObject({ started: undefined, programs: [['next', 'dev']], mistakes: '' });
    expect(second.printed).toContain(`already runs at http://localhost:${port}`);
  });

  it('runs no program where something else has the port', async () => {
    const other = createServer((_, response) => response.end('Something else')).listen(0, 'localhost');
    await once(other, 'listening');
    const address = other.address();
    const { programs, mistakes } = await run(['--port', String(typeof address === 'object' ? address?.port : ''), '--', 'vite']);
    other.close();
    expect(programs).toEqual([]);
    expect(mistakes).toContain('already in use');
  });

  it.each([
    ['an argument', ['--database', 'postgres://reader:hunter2@127.0.0.1:1/sales'], {}],
    ['the environment', [], { PARLEY_DATABASE_URL: 'postgres://reader:hunter2@127.0.0.1:1/sales' }],
  ])('reports at once that the database that %s names cannot be used, without its password', async (_, args, env) => {
    const { started, printed, mistakes } = await run(['--port', '0', ...args], env);
    expect(started).toBeUndefined();
    expect(mistakes).toContain('127.0.0.1:1 cannot be used: nothing listens there');
    expect(mistakes + printed).not.toContain('hunter2');
  });

  it.each([['mysql://reader:hunter2@db/sales'], ['reader:hunter2@db']])('refuses %s as an address of a database', async (address) => {
    const { started, mistakes } = await run(['--port', '0', '--database', address]);
    expect(started).toBeUndefined();
    expect(mistakes).toContain('--database must be');
    expect(mistakes).not.toContain('hunter2');
  });

  it('repeats no password of an address that stands alone', async () => {
    const { mistakes } = await run(['--port', '0', 'postgres://reader:hunter2@db/sales']);
    expect(mistakes).toContain('postgres://…');
    expect(mistakes).not.toContain('hunter2');
  });

  it('accepts faults, and returns them', async () => {
    const { started } = await run(['--port', '0']);
    const address = `${started?.origin}/dev/faults`;
    expect((await fetch(address, { method: 'PUT', body: '{"delayMs":5}' })).status).toBe(204);
    expect(await (await fetch(address)).json()).toEqual({ delayMs: 5 });
    expect((await fetch(address, { method: 'PUT', body: 'nonsense' })).status).toBe(400);
  });

  it('explains that the port is taken, and what to do', async () => {
    const { started } = await run(['--port', '0']);
    const { mistakes } = await run(['--port', new URL(started?.origin ?? '').port]);
    expect(mistakes).toMatch(/^Port \d+ is already in use\. Choose another port/);
  });

  it.each([
    [['--port', 'abc'], '--port must be a whole number, not "abc".'],
    [['--port', '70000'], '--port must be 65535 or less.'],
    [['--users', '3'], '--users must be 1200 or more.'],
    [['--api-key', ''], '--api-key must not be empty.'],
    [['--prot', '1'], "Unknown option '--prot'"],
  ])('explains %j', async (args, message) => {
    const { started, mistakes } = await run(args);
    expect(started).toBeUndefined();
    expect(mistakes).toContain(message);
    expect(mistakes).toContain('--help');
  });

  it('prints every option on request', async () => {
    const { printed } = await run(['--help']);
    for (const option of ['port', 'host', 'api-key', 'pace', 'branch', 'seed', 'users']) expect(printed).toContain(`--${option} `);
  });

  it('answers with a language model if the environment names one, and refuses an incomplete setting', async () => {
    const model = { PARLEY_MODEL_URL: 'http://localhost:1/v1', PARLEY_MODEL: 'small' };
    expect((await run(['--port', '0'], model)).printed).toMatch(/Agent +small/);
    expect((await run(['--port', '0'], { PARLEY_MODEL: 'small' })).mistakes).toContain('PARLEY_MODEL_URL is not set');
  });
});

describe('the setup for test runs', () => {
  it('passes the address of the service to the tests, and closes it after them', async () => {
    const provided: Record<string, TestService> = {};
    await setup({ provide: (key, value) => void Object.assign(provided, { [key]: value }) });
    const { origin, apiKey } = provided.parley ?? inject('parley');
    const deployments = await fetch(`${origin}/api/v1/deployments`, { headers: { Authorization: `Api-Key ${apiKey}` } });
    expect(deployments.status).toBe(200);
    await teardown();
    await expect(fetch(origin)).rejects.toThrow();
  });
});

describe('a project', () => {
  it('is loaded from its folder, with what was refused in the greeting', async () => {
    const folder = projectFolder({ 'data/sales.csv': 'id,amount\n1,5\n2\n' });
    const { started, printed } = await run(['--port', '0', '--project', folder]);
    expect(started).toBeDefined();
    expect(printed).toContain('sales.csv → sales: 1 row, 1 line refused');
    expect(printed).toContain('sales.csv, line 3: 1 cell instead of 2');
    expect(printed).toContain(`written to ${folder}`);
  });

  it('that cannot be loaded is a mistake that says what to do', async () => {
    expect((await run(['--port', '0', '--project', projectFolder({})])).mistakes).toContain('Put a CSV');
    expect((await run(['--project', ''])).mistakes).toContain('--project must be the path of a folder.');
  });
});
