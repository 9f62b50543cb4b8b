import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFile, readFileName } from '../../../src/client/http/readFile.js';
import { isIdempotent, type RetryPolicy } from '../../../src/client/http/retry.js';
import { createServiceClient } from '../../../src/client.js';
import { type FakeService, fakeService } from '../support/fakeService.js';

const withoutWaits: Partial<RetryPolicy> = { baseDelayMs: 0 };

function clientOf({ fetch }: Pick<FakeService, 'fetch'>, retry: Partial<RetryPolicy> | undefined = withoutWaits) {
  return createServiceClient({ baseUrl: 'https://acme.example.com', credentials: { kind: 'bearer', token: 't' }, fetch, retry });
}

const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('{}', { status: code, headers });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a failed request', () => {
  const passing = [408, 429, 502, 503, 504];
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE');
  const mark = fc.constantFrom({}, { idempotencyKey: 'key-1' }, { isIdempotent: true }, { isIdempotent: false });

  it('is retried after any transient failure if it is safe to repeat, and never otherwise', async () => {
    const failure = fc.oneof(fc.constantFrom(...passing), fc.integer({ min: 400, max: 599 }));
    await fc.assert(
      fc.asyncProperty(method, mark, failure, async (verb, marked, code) => {
        const service = fakeService(status(code));
        await expect(clientOf(service).request({ method: verb, path: '/x', ...marked })).rejects.toMatchObject({ status: code });
        const mayArriveTwice = verb === 'GET' || 'idempotencyKey' in marked || marked.isIdempotent === true;
        expect(service.requests).toHaveLength(mayArriveTwice && passing.includes(code) ? 3 : 1);
      }),
    );
  });

  it('is never retried after a conflict or a refusal, even with a key', async () => {
    for (const code of [409, 422]) {
      const service = fakeService(status(code, { 'retry-after': '0' }));
      const call = clientOf(service).post('/x', { idempotencyKey: 'key-1', isIdempotent: true });
      await expect(call).rejects.toMatchObject({ status: code });
      expect(service.requests).toHaveLength(1);
    }
  });

  it('is retried with the same body after a network failure, if the body is repeatable', async () => {
    const service = fakeService(lost, lost, () => Response.json({ ok: true }));
    const body = { requestId: 'r-1', name: 'Ä' };
    expect(await clientOf(service).post('/x', { body, isIdempotent: true })).toEqual({ ok: true });
    expect(service.requests.map((request) => request.body)).toEqual([body, body, body]);
    expect(service.requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual([null, null, null]);
  });

  it('is safe to repeat as HEAD, like GET', () => {
    expect(['HEAD', 'GET', 'POST'].map((verb) => isIdempotent({ method: verb }))).toEqual([true, true, false]);
  });

  it('is not delayed beyond the limit: 30 seconds is the longest wait', async () => {
    const service = fakeService(status(503, { 'retry-after': '31' }));
    await expect(clientOf(service, undefined).get('/x')).rejects.toMatchObject({ retryAfterMs: 31_000 });
    expect(service.requests).toHaveLength(1);
    const patient = fakeService(status(503, { 'retry-after': '0.01' }), () => Response.json(1));
    expect(await clientOf(patient, { maxRetryAfterMs: 10 }).get('/x')).toBe(1);
  });

  it('is not retried once it is cancelled, and not sent if it was cancelled before', async () => {
    const controller = new AbortController();
    const service = fakeService(() => {
      controller.abort();
      return lost();
    });
    const { signal } = controller;
    await expect(clientOf(service).get('/x', { signal })).rejects.toMatchObject({ kind: 'aborted' });
    await expect(clientOf(service).get('/x', { signal })).rejects.toMatchObject({ kind: 'aborted' });
    expect(service.requests).toHaveLength(1);
  });
});

describe('a response that is not JSON', () => {
  const page = '<!doctype html><title>Bad gateway</title>';
  const html = (code: number) => () => new Response(page, { status: code, headers: { 'content-type': 'text/html' } });

  it.each([
    [502, 'server'],
    [403, 'permission'],
    [404, 'not-found'],
    [413, 'validation'],
  ])('is an error of status %i, without markup in its message', async (code, kind) => {
    const error: unknown = await clientOf(fakeService(html(code)))
      .post('/x')
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'ServiceError', kind, status: code, body: page });
    expect(String(error)).not.toContain('<');
  });

  it('is retried like any other 502, if it is safe', async () => {
    const service = fakeService(html(502), () => Response.json({ ok: true }));
    expect(await clientOf(service).get('/x')).toEqual({ ok: true });
  });

  it('is an error even without a body', async () => {
    const empty = fakeService(() => new Response(null, { status: 500 }));
    await expect(clientOf(empty).delete('/x')).rejects.toMatchObject({ kind: 'server', status: 500 });
  });
});

describe('a response without a body', () => {
  it.each(['get', 'post', 'put', 'patch', 'delete'] as const)('is undefined for %s, whatever its content type', async (verb) => {
    const headers = { 'content-type': 'application/json', 'content-length': '0' };
    for (const answer of [
      new Response(null, { status: 204, headers }),
      new Response(null, { headers }),
      new Response('', { status: 202, headers }),
    ]) {
      expect(await clientOf(fakeService(() => answer))[verb]('/x')).toBeUndefined();
    }
  });
});

describe('a download', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  const download = (answer: () => Response) => clientOf(fakeService(answer)).request({ method: 'GET', path: '/x', read: readFile });

  it('is a blob of the same bytes, with its name and type', async () => {
    const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="Sales.pdf"' };
    const { blob, ...file } = await download(() => new Response(bytes, { headers }));
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes);
    expect(file).toEqual({ fileName: 'Sales.pdf', contentType: 'application/pdf' });
  });

  it('has neither name nor type if the service sends none', async () => {
    expect(await download(() => new Response(bytes))).toMatchObject({ fileName: undefined, contentType: 'application/octet-stream' });
  });

  it('that is refused is an error, not a file', async () => {
    const gone = () => Response.json({ error: 'The export is gone.' }, { status: 404 });
    await expect(download(gone)).rejects.toMatchObject({ kind: 'not-found', message: 'The export is gone.' });
  });

  it('is retried like any other read', async () => {
    const service = fakeService(status(503), () => new Response(bytes));
    const { blob } = await clientOf(service).request({ method: 'GET', path: '/x', read: readFile });
    expect(blob.size).toBe(256);
  });
});

describe('the name of a file', () => {
  it.each([
    [null, undefined],
    ['inline', undefined],
    ['attachment; filename=""', undefined],
    ['attachment; filename=plain.csv', 'plain.csv'],
    ['attachment; filename="with space; and semicolon.csv"', 'with space; and semicolon.csv'],
    ['attachment; filename="a \\"quoted\\" name.csv"', 'a "quoted" name.csv'],
    ['ATTACHMENT; FileName = "Upper.csv"', 'Upper.csv'],
    ['attachment; filename="fallback.csv"; filename*=UTF-8\'\'Ums%C3%A4tze%202026.csv', 'Umsätze 2026.csv'],
    ["attachment; filename*=utf-8'de'Ums%C3%A4tze.csv; filename=fallback.csv", 'Umsätze.csv'],
    ['attachment; filename*=UTF-8\'\'%E0%A4%A; filename="fallback.csv"', 'fallback.csv'],
    ["attachment; filename*=ISO-8859-1''%E4.csv; filename=fallback.csv", 'ä.csv'],
    ["attachment; filename*=unknown-8''%E4.csv; filename=fallback.csv", 'fallback.csv'],
    ['attachment; filename="Ums\u00c3\u00a4tze.csv"', 'Umsätze.csv'],
    ['attachment; filename=\u00e5\u00a3\u00b2\u00e4\u00b8\u008a.pdf', '売上.pdf'],
    ['attachment; filename="Ums\u00e4tze.csv"', 'Umsätze.csv'],
    ['attachment; filename="Ums%C3%A4tze%202026.csv"', 'Umsätze 2026.csv'],
    ['attachment; filename="100% of sales.csv"', '100% of sales.csv'],
    ['attachment; filename="..%2Fevil.sh"', 'evil.sh'],
    ['attachment; filename="=?UTF-8?B?VW1zw6R0emUuY3N2?="', 'Umsätze.csv'],
    ['attachment; filename="=?utf-8?Q?Ums=C3=A4tze_2026.csv?="', 'Umsätze 2026.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\Users\\\\ada\\\\report.csv"', 'report.csv'],
    ["attachment; filename*=UTF-8''..%2F..%2Fevil.sh", 'evil.sh'],
    ['attachment; filename=".."', undefined],
    ["attachment; filename*=UTF-8''%2E%2E", undefined],
  ])('of %j is %j', (disposition, name) => {
    expect(readFileName(disposition)).toBe(name);
  });

  it('is what the service encoded, and never a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const name = readFileName(`attachment; filename*=UTF-8''${encodeURIComponent(text)}`);
        expect(name ?? '').not.toMatch(/[/\\]/);
        const last = text.trim().split(/[/\\]/).at(-1);
        expect(name).toBe(['', '.', '..'].includes(last ?? '') ? undefined : last);
      }),
    );
  });
});

describe('a form', () => {
  async function sendForm(...answers: readonly (() => Response)[]) {
    const received: FormData[] = [];
    const types: (string | null)[] = [];
    const fetch = async (request: Request) => {
      types.push(request.headers.get('content-type'));
      received.push(await request.formData());
      return answers[Math.min(received.length, answers.length) - 1]?.() ?? Response.json({});
    };
    const form = new FormData();
    form.append('path', 'model/Läden.yml');
    form.append('file', new File([Uint8Array.of(0, 255, 10, 13)], 'Läden "1".yml', { type: 'text/yaml' }));
    await clientOf({ fetch }).post('/x', { body: form, idempotencyKey: 'key-1' });
    return { received, types };
  }

  it('is sent as multipart, with its own boundary and the name and bytes of its file', async () => {
    const { received, types } = await sendForm();
    expect(types[0]).toMatch(/^multipart\/form-data; boundary=.+/);
    const file = received[0]?.get('file');
    if (!(file instanceof File)) throw new Error('No file came.');
    expect([file.name, received[0]?.get('path')]).toEqual(['Läden "1".yml', 'model/Läden.yml']);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(Uint8Array.of(0, 255, 10, 13));
  });

  it('can be sent again completely', async () => {
    const { received } = await sendForm(status(503), status(200));
    const sizes = received.map((form) => {
      const file = form.get('file');
      return file instanceof File ? file.size : undefined;
    });
    expect(sizes).toEqual([4, 4]);
  });
});
