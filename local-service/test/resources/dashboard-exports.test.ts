import { PNG } from 'pngjs';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  downloadExport,
  getExportStatus,
  getWorkbook,
  isExportDone,
  publishDashboard,
  type StartDashboardExportInput,
  startExport,
} from '../../../src/client.js';
import { type ContractWorld, createContractWorld } from '../contract/ContractWorld.js';

let world: ContractWorld;

beforeEach(async () => {
  world = await createContractWorld();
});

const workbookId = 1;

async function start(input: Partial<StartDashboardExportInput> = {}, client = world.admin) {
  const { publishedDashboard } = await getWorkbook(world.admin, { deploymentId: 1, workbookId });
  const request = { deploymentId: 1, format: 'png', dashboardPublicId: publishedDashboard?.publicId, ...input } as const;
  const { jobId, expiresAt } = await startExport(client, request);
  return { address: { deploymentId: 1, jobId }, expiresAt };
}

async function download(input: Partial<StartDashboardExportInput> & { readonly filename?: string } = {}) {
  const { filename, ...request } = input;
  const { address } = await start(request);
  world.advance(4_000);
  const file = await downloadExport(world.admin, { ...address, ...(filename !== undefined && { filename }) });
  return { ...file, bytes: new Uint8Array(await file.blob.arrayBuffer()) };
}

async function publish(config: Parameters<typeof publishDashboard>[1]['config']) {
  await publishDashboard(world.admin, { deploymentId: 1, workbookId, ...(config && { config }) });
}

describe('an export', () => {
  it('waits, renders and completes within about four seconds', async () => {
    const { address } = await start();
    const seen: string[] = [];
    for (let halfSeconds = 0; halfSeconds <= 8; halfSeconds += 1) {
      const { status, progress } = await getExportStatus(world.admin, address);
      seen.push(`${status} ${progress}`);
      world.advance(500);
    }
    expect(seen).toEqual([
      'pending 0',
      'pending 0',
      'processing 0',
      'processing 16',
      'processing 33',
      'processing 50',
      'processing 66',
      'processing 83',
      'completed 100',
    ]);
  });

  it('expires five minutes after its submission, as announced', async () => {
    const { address, expiresAt } = await start();
    expect(Date.parse(expiresAt)).toBe(Date.UTC(2026, 9, 1, 9, 5));
    world.advance(299_999);
    expect((await downloadExport(world.admin, address)).blob.size).toBeGreaterThan(0);
    world.advance(1);
    await expect(downloadExport(world.admin, address)).rejects.toMatchObject({ status: 404 });
  });

  it('fails with a reason for a dashboard with nothing to render', async () => {
    await publish({ widgets: [] });
    const { address } = await start();
    world.advance(4_000);
    const { status, error, contentType } = await getExportStatus(world.admin, address);
    expect({ status, contentType, isDone: isExportDone(status) }).toEqual({ status: 'failed', contentType: null, isDone: true });
    expect(error).toContain('no widgets');
  });

  it('is of the dashboard as published when it was requested', async () => {
    const { address } = await start({ format: 'pdf' });
    await publish({ widgets: [] });
    world.advance(4_000);
    expect((await downloadExport(world.admin, address)).contentType).toBe('application/pdf');
  });

  it('can run three at a time for one identity, and another one when one of them is ready', async () => {
    await start();
    world.advance(1_000);
    await start();
    await start();
    await expect(start()).rejects.toMatchObject({ status: 429, kind: 'rate-limited', retryAfterMs: 3_000 });
    world.advance(3_000);
    await start();
    await expect(start()).rejects.toMatchObject({ status: 429 });
  });

  it('counts for the user it is rendered as, not for the caller', async () => {
    for (let count = 0; count < 3; count += 1) await start();
    const renderAs = { type: 'EMBED_USER', embedTenantName: 'Harbor-Goods', externalId: 'user-1' } as const;
    for (let count = 0; count < 3; count += 1) await start({ renderAs });
    await expect(start({ renderAs })).rejects.toMatchObject({ status: 429 });
    await start({ renderAs: { ...renderAs, externalId: 'user-2' } });
  });

  it('is visible to the user who requested it, with any credential', async () => {
    const { address } = await start({}, world.apiKey);
    expect((await getExportStatus(world.admin, address)).status).toBe('pending');
    await expect(getExportStatus(world.analyst, address)).rejects.toMatchObject({ status: 404 });
  });
});

describe('the file of an export', () => {
  it('is a PNG that can be decoded', async () => {
    const { bytes, contentType } = await download();
    expect(contentType).toBe('image/png');
    // Fails for a wrong checksum or incomplete data.
    const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
    expect(data).toHaveLength(width * height * 4);
  });

  it('is a PDF of one page whose table points to its objects', async () => {
    const { bytes, contentType } = await download({ format: 'pdf' });
    expect(contentType).toBe('application/pdf');
    const text = new TextDecoder('latin1').decode(bytes);
    expect(text).toMatch(/^%PDF-1\.\d\n/);
    expect(text).toMatch(/%%EOF\n?$/);
    expect(text).toContain('/Count 1\n');
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start, start + 5)).toBe('xref\n');
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n \n/gm)].map(([, offset]) => Number(offset));
    expect(text).toContain(`/Size ${offsets.length + 1}`);
    expect(offsets.map((offset, index) => text.slice(offset).startsWith(`${index + 1} 0 obj\n`))).toEqual(offsets.map(() => true));
  });

  it('is a sample, whatever the dashboard shows', async () => {
    const plain = await download();
    const position = { x: 1e9, y: 1e9, w: 1e9, h: 1e9 };
    await publish({ widgets: [{ id: 'far-away', type: 'CHART', position, config: { title: 'Ünïcode — 東京' } }] });
    const filters = [{ member: 'sales.city', operator: 'equals', value: ['Zürich'] }];
    expect((await download({ filters })).bytes).toEqual(plain.bytes);
  });

  it('is not made for a view that the contract does not allow', async () => {
    const filters = [{ member: 'sales.city', operator: 'resembles', value: ['Zürich'] }];
    await expect(start({ filters })).rejects.toMatchObject({ status: 400 });
  });
});

describe('the file name', () => {
  it('is that of the dashboard by default', async () => {
    expect((await download({ format: 'pdf' })).fileName).toBe('Daily trading.pdf');
  });

  it.each([
    ['Umsätze 売上', 'Umsätze 売上.png'],
    ['report.PNG', 'report.PNG'],
    ["it's (100%)", "it's (100%).png"],
    ['../../etc/passwd', '-..-etc-passwd.png'],
    ['a"; filename="b', 'a-; filename=-b.png'],
    ['one\r\nSet-Cookie: two=2', 'oneSet-Cookie- two=2.png'],
    ['\u202Egnp.exe', 'gnp.exe.png'],
    ['...', 'Daily trading.png'],
  ])('can be %j', async (filename, expected) => {
    expect((await download({ filename })).fileName).toBe(expected);
  });
});
