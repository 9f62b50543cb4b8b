import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as client from '../../../src/client.js';
import { operations, type ServiceClient } from '../../../src/client.js';
import { catalogue, furtherOperations } from './catalogue.js';

const table = Object.entries(operations);

describe('operations', () => {
  it('include each of the 131 calls of the interface', () => {
    expect(catalogue).toHaveLength(131);
    const known = table.map(([, { method, path }]) => lineOf(method, path));
    expect(catalogue.map(normalize).filter((line) => !known.includes(line))).toEqual([]);
  });

  it('contain the other operations of the same tags, and nothing else', () => {
    const listed = [...catalogue, ...furtherOperations].map(normalize);
    expect(listed.toSorted()).toEqual(table.map(([, { method, path }]) => lineOf(method, path)).toSorted());
  });

  it('build every path with parameters with the function that encodes and checks them', () => {
    const texts = resourceFiles.map((file) => readFileSync(file, 'utf8'));
    expect(texts.flatMap((text) => text.match(/`\/[^`]*\$\{|client\.\w+\(/g) ?? [])).toEqual([]);
  });

  const addressed = table.filter(([, { path }]) => path.includes('{'));
  it.each(addressed)('%s is refused without its path parameters before it is sent', async (id, call) => {
    const sent: unknown[] = [];
    await expect(callWithout(call, bodies[id] ?? {}, sent)).rejects.toMatchObject({ kind: 'validation' });
    expect(sent).toEqual([]);
  });
});

describe('the client entry point', () => {
  it('exports every file of operations completely', () => {
    const entry = readFileSync('src/client.ts', 'utf8');
    const missing = resourceFiles.filter((file) => !entry.includes(`export * from '${file.replace('src', '.').replace('.ts', '.js')}';`));
    expect(missing).toEqual([]);
  });

  it('exports each call of the table under its operation id', () => {
    const exported: Readonly<Record<string, unknown>> = client;
    for (const [id, call] of table) expect(exported[id]).toBe(call);
  });
});

/** Runs a call against a client that sends nothing. */
async function callWithout(call: unknown, params: object, sent: unknown[]): Promise<unknown> {
  const note = async (...request: unknown[]): Promise<unknown> => sent.push(request);
  const noting = { get: note, post: note, put: note, patch: note, delete: note, request: note };
  // Each call of the table has its own parameters; these lack what its path needs.
  return (call as (client: ServiceClient, params: object) => Promise<unknown>)(noting as unknown as ServiceClient, params);
}

/** For calls that read their body before their path. */
const bodies: Readonly<Record<string, object>> = {
  uploadFile: { transaction: { id: '1' }, fileName: 'orders.yml', file: new Blob(['cubes: []']) },
  removeRecipients: { recipients: [{ type: 'USER', id: 1 }] },
  setEnvVariables: { env_variables: [{ name: 'REGION', value: 'eu' }] },
  provisionEmbedUsers: { users: [{ externalId: 'ada' }] },
  addEmbedGroupMembers: { members: [{ externalId: 'ada' }] },
  removeEmbedGroupMembers: { members: [{ externalId: 'ada' }] },
};

const resourceFiles = readdirSync('src/client/resources')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `src/client/resources/${file}`);

function normalize(line: string): string {
  const [method = '', path = ''] = line.split(' ');
  return lineOf(method, path);
}

function lineOf(method: string, path: string): string {
  return `${method} ${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '{}')}`;
}
