import { describe, expect, it } from 'vitest';
import {
  createApiKey,
  createDeploymentEnvironmentToken,
  createDeploymentEnvironmentTokenForMetaSync,
  createServiceClient,
  createToken,
  deploymentToken,
  getDeployments,
  type ServiceClient,
  setEnvVariables,
  updateDeployment,
} from '../../../src/client.js';
import { fakeService } from '../support/fakeService.js';

function startClient(answer: unknown = {}) {
  const service = fakeService(() => Response.json(answer));
  const client = createServiceClient({
    baseUrl: 'https://acme.example.com',
    credentials: { kind: 'bearer', token: 't' },
    fetch: service.fetch,
  });
  return { client, service };
}

const environment = { deploymentId: 1, environmentId: 11, security_context: {} };

describe('a value over a known limit', () => {
  it.each<[string, string, (client: ServiceClient) => Promise<unknown>]>([
    ['deploymentToken', 'expiresIn', (client) => deploymentToken(client, { deploymentId: 1, expiresIn: 59 })],
    ['deploymentToken', 'expiresIn', (client) => deploymentToken(client, { deploymentId: 1, expiresIn: 86_401 })],
    [
      'createDeploymentEnvironmentToken',
      'expires_in',
      (client) => createDeploymentEnvironmentToken(client, { ...environment, expires_in: 0 }),
    ],
    [
      'createDeploymentEnvironmentTokenForMetaSync',
      'expires_in',
      (client) => createDeploymentEnvironmentTokenForMetaSync(client, { ...environment, expires_in: 3_601 }),
    ],
    ['createApiKey', 'ttlHours', (client) => createApiKey(client, { name: 'Sync', ttlHours: 0 })],
    ['createApiKey', 'ttlHours', (client) => createApiKey(client, { name: 'Sync', ttlHours: 1.5 })],
  ])('rejects %s before anything is sent, naming %s', async (operation, field, call) => {
    const { client, service } = startClient();
    await expect(call(client)).rejects.toMatchObject({ kind: 'validation', operation, field, status: undefined });
    expect(service.requests).toEqual([]);
  });

  it('is allowed at its limits, and if it is left out', async () => {
    const { client, service } = startClient();
    for (const expiresIn of [60, 86_400, null, undefined]) await deploymentToken(client, { deploymentId: 1, expiresIn });
    for (const expires_in of [1, 3_600, null]) await createDeploymentEnvironmentToken(client, { ...environment, expires_in });
    for (const ttlHours of [1, null]) await createApiKey(client, { name: 'Sync', ttlHours });
    expect(service.requests).toHaveLength(9);
  });
});

describe('setEnvVariables', () => {
  const good = { name: '_A1', value: 'x' };

  it.each([
    ['env_variables[2].name', { name: '', value: 'x' }],
    ['env_variables[2].value', { name: 'DB_PASS', value: '[ENCRYPTED]' }],
  ])('refuses %s', async (field, variable) => {
    const { client, service } = startClient();
    const call = setEnvVariables(client, { deploymentId: 1, env_variables: [good, good, variable] });
    await expect(call).rejects.toMatchObject({ kind: 'validation', field, operation: 'setEnvVariables' });
    expect(service.requests).toEqual([]);
  });

  it('lets the service decide whether an existing name can be set', async () => {
    const { client, service } = startClient({ data: [] });
    await setEnvVariables(client, { deploymentId: 1, env_variables: [{ name: 'legacy.flag', value: 'off' }] });
    expect(service.requests).toHaveLength(1);
  });

  it('reveals no value in its errors', async () => {
    const { client } = startClient();
    const error: unknown = await setEnvVariables(client, { deploymentId: 1, env_variables: [{ name: '', value: 'hunter2' }] }).catch(
      (caught: unknown) => caught,
    );
    expect(String(error)).toContain('env_variables[0].name');
    expect(JSON.stringify(error) + String(error)).not.toContain('hunter2');
  });

  it('sends only the list, and returns the response of any service as a page', async () => {
    const { client, service } = startClient({ data: [good] });
    const page = await setEnvVariables(client, { deploymentId: 7, env_variables: [good] });
    expect(page).toMatchObject({ items: [good], pageInfo: { hasNextPage: false } });
    expect(service.requests).toMatchObject([
      { method: 'PUT', url: 'https://acme.example.com/api/v1/deployments/7/env-vars', body: { env_variables: [good] } },
    ]);
  });
});

describe('requests', () => {
  it('repeat creationStep for a list of steps', async () => {
    const { client, service } = startClient({ items: [] });
    await getDeployments(client, { creationStep: ['ready', 'demo'], first: 2 });
    expect(service.requests[0]?.url).toMatch(/\?creationStep=ready&creationStep=demo&first=2$/);
  });

  it('contain only the changes of an update, with null for cleared fields', async () => {
    const { client, service } = startClient();
    await updateDeployment(client, { deploymentId: 3, customDomain: null, name: undefined, templateVariables: { a: null } });
    expect(service.requests[0]?.body).toEqual({ customDomain: null, templateVariables: { a: null } });
  });

  it('have no body for a usage token', async () => {
    const { client, service } = startClient();
    await createToken(client);
    expect(service.requests).toMatchObject([{ method: 'POST', body: undefined }]);
  });
});
