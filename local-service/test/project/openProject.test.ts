import { appendFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  commitChanges,
  createServiceClient,
  getReports,
  getUsers,
  listFiles,
  mergeToDefaultBranch,
  type ServiceClient,
  startDevMode,
  updateFiles,
} from '../../../src/client.js';
import { patienceMs } from '../../../test/support/patience.js';
import { type HttpService, startHttpService } from '../../src/host/startHttpService.js';
import openapi from '../../src/resources/openapi.json' with { type: 'json' };
import { parseLines } from '../support/talk.js';
import { projectFolder } from './projectFolder.js';

const shop = {
  'data/customers.csv': 'customer_id,name,country\n1,Ann,Germany\n2,Bo,France\n3,Cy,Germany\n',
  'data/orders.csv':
    'order_id,customer_id,order_date,revenue\n1,1,2024-01-05,10.50\n2,2,2024-01-06,20\n3,3,2024-02-01,4.25\n4,1,2024-02-02,100\n',
};

const running: HttpService[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
});

async function start(folder: string) {
  const reports: string[] = [];
  const service = await startHttpService({ port: 0, project: folder, onProjectReport: (text) => reports.push(text) });
  running.push(service);
  const token = await service.service.mintAccessToken();
  const admin = createServiceClient({ baseUrl: service.origin, credentials: { kind: 'bearer', token } });
  /** The rows of the answer to a question. */
  async function ask(input: string, claims: Readonly<Record<string, unknown>> = { externalId: 'eve' }) {
    const headers = { 'X-Service-Auth-Token': await service.service.mintToken(claims) };
    const response = await fetch(service.service.addresses.deploymentChatUrl, {
      method: 'POST',
      headers,
      body: JSON.stringify({ input }),
    });
    const lines = parseLines(await response.text());
    const tool = lines.findLast(({ toolCall }) => toolCall?.name === 'serviceSqlApi' && toolCall.result !== undefined);
    const result = typeof tool?.toolCall.result === 'string' ? JSON.parse(tool.toolCall.result) : tool?.toolCall.result;
    return result?.data ?? lines;
  }
  return { ...service, reports, admin, ask };
}

async function edit(admin: ServiceClient, path: string, change: (content: string) => string, folder: string) {
  const { branchName } = await startDevMode(admin, { deploymentId: 1 });
  await updateFiles(admin, { deploymentId: 1, files: [{ path, content: change(readFileSync(join(folder, path), 'utf8')) }] });
  await commitChanges(admin, { deploymentId: 1, message: 'Change it' });
  return branchName ?? '';
}

describe('a project', () => {
  it('answers questions on its files, with a model that is derived and written to the folder', async () => {
    const folder = projectFolder(shop);
    const { ask, projectSummary } = await start(folder);
    expect(projectSummary).toContain('orders.csv → orders: 4 rows');
    expect(readdirSync(join(folder, 'model')).sort()).toEqual(['customers.yml', 'orders.yml']);
    expect(await ask('revenue by country')).toEqual([
      ['Germany', '114.75'],
      ['France', '20'],
    ]);
    expect(await ask('revenue in January 2024')).toEqual([['30.5']]);
  });

  it('writes what is merged into production to the folder, and answers with it', async () => {
    const folder = projectFolder(shop);
    const { admin, ask } = await start(folder);
    const double = (content: string) => content.replace('sql: revenue', 'sql: "{CUBE}.revenue * 2"');
    const branchName = await edit(admin, 'model/orders.yml', double, folder);
    expect(readFileSync(join(folder, 'model/orders.yml'), 'utf8')).not.toContain('* 2');
    await mergeToDefaultBranch(admin, { deploymentId: 1, branchName, message: 'Double it' });
    expect(readFileSync(join(folder, 'model/orders.yml'), 'utf8')).toContain('{CUBE}.revenue * 2');
    expect(readdirSync(join(folder, 'model'))).toHaveLength(2);
    expect(await ask('revenue by country')).toEqual([
      ['Germany', '229.5'],
      ['France', '40'],
    ]);
  });

  it('does not overwrite a file that was changed on disk, and writes nowhere else', async () => {
    const folder = projectFolder(shop);
    const { admin } = await start(folder);
    const branchName = await edit(admin, 'model/orders.yml', (content) => `${content}# from the console\n`, folder);
    appendFileSync(join(folder, 'model/orders.yml'), '# from disk\n');
    await expect(mergeToDefaultBranch(admin, { deploymentId: 1, branchName, message: 'Mine' })).rejects.toMatchObject({ status: 409 });
    expect(readFileSync(join(folder, 'model/orders.yml'), 'utf8')).not.toContain('from the console');

    const elsewhere = projectFolder({ 'kept.yml': 'kept' });
    rmSync(join(folder, 'model/customers.yml'));
    symlinkSync(join(elsewhere, 'kept.yml'), join(folder, 'model/customers.yml'));
    await expect(mergeToDefaultBranch(admin, { deploymentId: 1, branchName, message: 'Mine' })).rejects.toMatchObject({ status: 409 });
    expect(readFileSync(join(elsewhere, 'kept.yml'), 'utf8')).toBe('kept');
  });

  it('picks up rows and models that change on disk', async () => {
    const folder = projectFolder(shop);
    const { ask, reports } = await start(folder);
    expect(await ask('revenue by country')).toHaveLength(2);
    appendFileSync(join(folder, 'data/orders.csv'), '5,2,2024-03-01,1000\n');
    await vi.waitFor(() => expect(reports.join('\n')).toContain('orders: 5 rows'), { timeout: patienceMs });
    expect(await ask('revenue by country')).toEqual([
      ['France', '1020'],
      ['Germany', '114.75'],
    ]);
    const model = join(folder, 'model/orders.yml');
    writeFileSync(`${model}.new`, readFileSync(model, 'utf8').replace('sql: revenue', 'sql: "{CUBE}.revenue * 2"'));
    renameSync(`${model}.new`, model);
    await vi.waitFor(() => expect(reports.join('\n')).toContain('The model was read'), { timeout: patienceMs });
    expect(await ask('revenue by country')).toEqual([
      ['France', '2040'],
      ['Germany', '229.5'],
    ]);
  });

  it('says if the model does not fit the data any more', async () => {
    const folder = projectFolder(shop);
    const { reports } = await start(folder);
    writeFileSync(join(folder, 'data/orders.csv'), 'order_id,customer_id,order_date\n1,1,2024-01-05\n');
    await vi.waitFor(() => expect(reports.join('\n')).toContain('does not fit the data'), { timeout: patienceMs });
    expect(reports.join('\n')).toMatch(/orders\.yml: View "orders".*revenue/);
  });

  it('serves what was there before while a file on disk is broken, and says why', async () => {
    const folder = projectFolder(shop);
    const { ask, admin, reports } = await start(folder);
    expect(await ask('revenue by country')).toHaveLength(2);
    const { branchName } = await startDevMode(admin, { deploymentId: 1 });
    await updateFiles(admin, { deploymentId: 1, files: [{ path: 'model/new.yml', content: '# not committed\n' }] });
    writeFileSync(join(folder, 'model/orders.yml'), 'cubes: [');
    writeFileSync(join(folder, 'data/orders.csv'), '');
    await vi.waitFor(() => expect(reports).toHaveLength(2), { timeout: patienceMs });
    expect(reports.join('\n')).toContain('/model/orders.yml: Line 1');
    expect(reports.join('\n')).toContain('orders.csv: It is empty.');
    expect(await ask('revenue by country')).toHaveLength(2);
    const { items } = await listFiles(admin, { deploymentId: 1, branchName: branchName ?? '', withContent: true });
    expect(existsSync(join(folder, 'model/new.yml'))).toBe(false);
    expect(JSON.stringify(items)).toContain('not committed');
  });

  it('has its own people, and nothing of the demo company', async () => {
    const folder = projectFolder({
      ...shop,
      'tenant.yml': `
attributes: [{name: country, type: string}]
people:
  - {email: ann@example.com, name: Ann Lee, role: admin}
  - {email: bo@example.com, role: viewer, attributes: {country: France}, groups: [Sales]}
`,
    });
    const { admin, origin, service } = await start(folder);
    expect((await getUsers(admin, {})).items.map(({ email }) => email).sort()).toEqual(['ann@example.com', 'bo@example.com']);
    expect((await getReports(admin, { deploymentId: 1 })).items).toEqual([]);
    const token = await service.mintAccessToken();
    for (const path of Object.keys(openapi.paths).map((path) => path.replace('{deploymentId}', '1'))) {
      if (path.includes('{') || !path.includes('/api/v1/')) continue;
      const response = await fetch(origin + path, { headers: { Authorization: `Bearer ${token}` } });
      expect.soft(response.status, path).toBeLessThan(500);
      if (!path.endsWith('/regions')) expect.soft((await response.text()).toLowerCase(), path).not.toContain('halloway');
    }
  });

  it('says what to do about a folder without data', async () => {
    const empty = projectFolder({ 'model/x.yml': '' });
    await expect(startHttpService({ port: 0, project: empty })).rejects.toThrow('has no data files.');
    await expect(startHttpService({ port: 0, project: join(empty, 'nowhere') })).rejects.toThrow('is not a folder');
    const useless = projectFolder({ 'data/a.csv': '', 'data/b.xlsx': 'PK', 'data/.DS_Store': 'x', 'data/~$b.xlsx': 'x' });
    await expect(startHttpService({ port: 0, project: useless })).rejects.toThrow(/a\.csv: It is empty\.\n {2}b\.xlsx: It is not a CSV/);
  });
});
