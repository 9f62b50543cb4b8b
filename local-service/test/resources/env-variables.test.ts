import { describe, expect, it } from 'vitest';
import { type EnvVariableItem, getEnvVariables, type ServiceClient, setEnvVariables } from '../../../src/client.js';
import { createContractWorld } from '../contract/ContractWorld.js';

const deploymentId = 1;

async function valuesOf(client: ServiceClient, id = deploymentId): Promise<Readonly<Record<string, string>>> {
  const { items } = await getEnvVariables(client, { deploymentId: id });
  return Object.fromEntries(items.map(({ name, value }) => [name, value]));
}

/** Bypasses the checks of the client. */
function put(client: ServiceClient, ...env_variables: readonly EnvVariableItem[]) {
  return client.put(`/api/v1/deployments/${deploymentId}/env-vars`, { body: { env_variables } });
}

describe('environment variables', () => {
  it.each(['MY_PASSWORD', 'SECRET_SAUCE', 'TOKEN', 'ACCESS_KEY_ID', 'GCP_CREDENTIALS'])('hide the value of %s', async (name) => {
    const { admin } = await createContractWorld();
    const answer = await setEnvVariables(admin, { deploymentId, env_variables: [{ name, value: 'hunter2' }] });
    expect(JSON.stringify([answer, await getEnvVariables(admin, { deploymentId })])).not.toContain('hunter2');
    expect((await valuesOf(admin))[name]).toBe('[ENCRYPTED]');
  });

  it('are set by name, and keep omitted ones', async () => {
    const { admin } = await createContractWorld();
    const before = await valuesOf(admin);
    const env_variables = [
      { name: 'LOG_LEVEL', value: 'debug' },
      { name: 'NEW_ONE', value: '' },
      { name: 'LOG_LEVEL', value: 'trace' },
    ];
    const answer = await setEnvVariables(admin, { deploymentId, env_variables });
    const after = { ...before, LOG_LEVEL: 'trace', NEW_ONE: '' };
    expect(await valuesOf(admin)).toEqual(after);
    expect(answer.items).toHaveLength(Object.keys(after).length);
    expect(answer.data).toEqual(answer.items);
  });

  it('belong to one deployment', async () => {
    const { admin } = await createContractWorld();
    await setEnvVariables(admin, { deploymentId, env_variables: [{ name: 'LOG_LEVEL', value: 'debug' }] });
    expect((await valuesOf(admin, 2)).LOG_LEVEL).toBe('info');
  });

  it('refuse the mask and invalid new names, and then set nothing', async () => {
    const { admin } = await createContractWorld();
    const before = await valuesOf(admin);
    const good = { name: 'LOG_LEVEL', value: 'debug' };
    await expect(put(admin, good, { name: 'DB_PASS', value: '[ENCRYPTED]' })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('env_variables[1].value'),
    });
    for (const name of ['1ST', 'WITH-DASH', '', 'Ä', 'A B', 'A\n']) {
      await expect(put(admin, good, { name, value: 'x' })).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('env_variables[1].name'),
      });
    }
    expect(await valuesOf(admin)).toEqual(before);
  });

  it('allow an older invalid name to be set again', async () => {
    const { admin } = await createContractWorld();
    await put(admin, { name: 'legacy.flag', value: 'off' });
    expect((await valuesOf(admin))['legacy.flag']).toBe('off');
  });

  it('refuse anything but a list of names and values', async () => {
    const { admin } = await createContractWorld();
    for (const body of [{}, { env_variables: {} }, { env_variables: [null] }, { env_variables: [{ name: 'A', value: 1 }] }]) {
      await expect(admin.put('/api/v1/deployments/1/env-vars', { body })).rejects.toMatchObject({ status: 400 });
    }
  });

  it('are paged by name while others are set', async () => {
    const { admin } = await createContractWorld();
    const first = await getEnvVariables(admin, { deploymentId, first: 3 });
    await setEnvVariables(admin, { deploymentId, env_variables: [{ name: 'AAA', value: '1' }] });
    const rest = await getEnvVariables(admin, { deploymentId, after: first.pageInfo.endCursor });
    const names = [...first.items, ...rest.items].map(({ name }) => name);
    expect(names).toEqual(Object.keys(await valuesOf(admin)).filter((name) => name !== 'AAA'));
  });
});
