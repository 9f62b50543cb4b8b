import { describe, expect, it } from 'vitest';
import {
  connect,
  createServiceClient,
  finishUpload,
  listBranches,
  removeBranch,
  removeFiles,
  type ServiceClient,
  uploadFile,
  validateDataModel,
} from '../../../src/client.js';

function startClient(answer: () => Response = () => Response.json({})) {
  const sent: Request[] = [];
  const client = createServiceClient({
    baseUrl: 'https://acme.example.com',
    credentials: { kind: 'bearer', token: 't' },
    fetch: async (request) => {
      sent.push(request);
      return answer();
    },
  });
  return { client, sent };
}

describe('validation before sending', () => {
  it.each<[string, string, (client: ServiceClient) => Promise<unknown>]>([
    ['validateDataModel', 'devMode', (client) => validateDataModel(client, { deploymentId: 1, branchName: 'a', devMode: true })],
    ['connect', 'name', (client) => connect(client, { deploymentId: 1, installationId: 5, name: '' })],
    ['listBranches', 'first', (client) => listBranches(client, { deploymentId: 1, first: 0 })],
  ])('%s refuses an invalid %s', async (operation, field, send) => {
    const { client, sent } = startClient();
    await expect(send(client)).rejects.toMatchObject({ kind: 'validation', operation, field, status: undefined });
    expect(sent).toEqual([]);
  });

  it('validateDataModel accepts a branch if dev mode is false', async () => {
    const { client, sent } = startClient();
    await validateDataModel(client, { deploymentId: 1, branchName: 'feature/a b', devMode: false });
    expect(sent[0]?.url).toContain('/data-model/validate?branchName=feature%2Fa+b&devMode=false');
  });
});

describe('requests', () => {
  it('name the branch to delete in the query, without a body', async () => {
    const { client, sent } = startClient();
    await removeBranch(client, { deploymentId: 1, branchName: 'feature/a&b', removeOnUpstream: true });
    const [request] = sent;
    expect(request?.method).toBe('DELETE');
    expect(request?.url).toBe(
      'https://acme.example.com/build/api/v1/deployments/1/branches?branchName=feature%2Fa%26b&removeOnUpstream=true',
    );
    expect(await request?.text()).toBe('');
  });

  it('name the files to remove in the body', async () => {
    const { client, sent } = startClient();
    const body = { branchName: 'dev', files: [{ path: '/a.yml' }] };
    await removeFiles(client, { deploymentId: 1, ...body });
    expect(await sent[0]?.json()).toEqual(body);
  });

  it('use a form for a file, with its path as its name and the transaction as JSON text', async () => {
    const { client, sent } = startClient(() => new Response(null, { status: 200 }));
    const file = new Blob(['cubes: []'], { type: 'text/yaml' });
    const target = { live: true, branchName: 'dev', useDeployProjectRoot: null };
    const uploaded = uploadFile(client, { deploymentId: 1, ...target, transaction: { id: 'ä"1' }, fileName: 'model/a.yml', file });
    expect(await uploaded).toBeUndefined();
    const [request] = sent;
    expect(request?.url).toBe('https://acme.example.com/build/api/v1/deployments/1/data-model/upload/file?live=true&branchName=dev');
    expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await request?.formData();
    expect(form?.get('transaction')).toBe('{"id":"ä\\"1"}');
    expect(form?.get('fileName')).toBe('model/a.yml');
    const part = form?.get('file');
    expect(part instanceof File && (await part.text())).toBe('cubes: []');
  });

  it('keep the target of an upload in the query and the rest in the body', async () => {
    const { client, sent } = startClient();
    const body = { transaction: { id: 'a' }, files: { 'a.yml': { hash: '0' } }, autoRemoveFiles: false };
    await finishUpload(client, { deploymentId: 1, branchName: 'dev', ...body });
    expect(sent[0]?.url).toMatch(/\/upload\/finish\?branchName=dev$/);
    expect(await sent[0]?.json()).toEqual(body);
  });
});
