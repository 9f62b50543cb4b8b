import { describe, expect, it } from 'vitest';
import { isServiceError, serviceErrorOf } from '../../../src/client.js';

describe('the error of a response of another server', () => {
  it('has the kind of its status, and the message of its body', async () => {
    const error = await serviceErrorOf(Response.json({ message: 'Only finance may change it.' }, { status: 403 }), 'updateInvoice');
    expect(isServiceError(error)).toBe(true);
    expect(error).toMatchObject({ kind: 'permission', status: 403, operation: 'updateInvoice', message: 'Only finance may change it.' });
  });

  it('says how long to wait', async () => {
    const error = await serviceErrorOf(new Response(null, { status: 429, headers: { 'retry-after': '3' } }));
    expect(error).toMatchObject({ kind: 'rate-limited', retryAfterMs: 3000 });
  });

  it.each(['<h1>Bad gateway</h1>', '', '{'])('has a readable message if the body is %j', async (body) => {
    const error = await serviceErrorOf(new Response(body, { status: 502, statusText: 'Bad Gateway' }));
    expect(error.kind).toBe('server');
    expect(error.message).not.toContain('<');
    expect(error.message).not.toBe('');
  });
});
