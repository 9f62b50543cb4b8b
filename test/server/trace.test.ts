import { expect, it } from 'vitest';
import { traceHeaders } from '../../src/server/safeHeaders.js';
import { startProxy } from './support/startProxy.js';

const traceparent = `00-${'4bf92f3577b34da6'.repeat(2)}-00f067aa0ba902b7-01`;

it('forwards the trace of a page to the service', async () => {
  const { post, upstream } = startProxy();
  const headers = { traceparent, tracestate: 'shop=1' };
  await (await post('/chat/stream-chat-state', { input: 'Stores?' }, { headers })).text();
  expect(upstream[0]?.headers.get('traceparent')).toBe(traceparent);
  expect(upstream[0]?.headers.get('tracestate')).toBe('shop=1');
});

it.each([
  ['no trace', ''],
  ['another version', traceparent.replace('00-', '01-')],
  ['capital letters', traceparent.toUpperCase()],
  ['a trace of zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
  ['a span of zeros', `00-${'4bf92f3577b34da6'.repeat(2)}-${'0'.repeat(16)}-01`],
  ['more after it', `${traceparent}-x`],
])('forwards nothing for %s', (_what, value) => {
  expect(traceHeaders({ headers: new Headers({ traceparent: value, tracestate: 'shop=1' }) })).toEqual({});
});

it('forwards a trace without a state that is too long', () => {
  expect(traceHeaders({ headers: new Headers({ traceparent, tracestate: 'x'.repeat(513) }) })).toEqual({ traceparent });
});
