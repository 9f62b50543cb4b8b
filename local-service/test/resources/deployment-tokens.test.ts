import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { type Credentials, deploymentToken, getDeployments } from '../../../src/client.js';
import { createContractWorld } from '../contract/ContractWorld.js';

const deploymentId = 1;

describe('a deployment token', () => {
  const secondsOf = ({ serviceApiToken }: { serviceApiToken: string }) => {
    const { exp = 0, iat = 0 } = decodeJwt(serviceApiToken);
    return exp - iat;
  };

  it('lives for a day by default, or from a minute to a day on request', async () => {
    const { admin } = await createContractWorld();
    const lifetimes = [undefined, null, 60, 86_400].map(async (expiresIn) =>
      secondsOf(await deploymentToken(admin, { deploymentId, expiresIn })),
    );
    expect(await Promise.all(lifetimes)).toEqual([86_400, 86_400, 60, 86_400]);
    for (const expiresIn of [59, 86_401, 60.5]) {
      const path = '/api/v1/deployments/1/token';
      await expect(admin.post(path, { body: { expiresIn } })).rejects.toMatchObject({ status: 400 });
    }
  });

  it('grants access to the chat of its deployment while it is valid, and to nothing else', async () => {
    const { admin, service, advance, clientOf } = await createContractWorld();
    const { serviceApiToken: token } = await deploymentToken(admin, { deploymentId, expiresIn: 60 });
    const { serviceApiToken: foreign } = await deploymentToken(admin, { deploymentId: 2 });
    const ask = async (serviceToken: string) => {
      const headers = { 'X-Service-Auth-Token': serviceToken, 'Content-Type': 'application/json' };
      const body = JSON.stringify({ input: 'Stores?' });
      const answer = await service.fetch(new Request(service.addresses.deploymentChatUrl, { method: 'POST', headers, body }));
      return (await answer.text()).includes('__cutoff__') ? 'answered' : 'refused';
    };
    expect([await ask(token), await ask(foreign)]).toEqual(['answered', 'refused']);
    const bearer: Credentials = { kind: 'bearer', token };
    await expect(getDeployments(clientOf(bearer))).rejects.toMatchObject({ status: 401 });
    advance(60_000);
    expect(await ask(token)).toBe('refused');
  });
});
