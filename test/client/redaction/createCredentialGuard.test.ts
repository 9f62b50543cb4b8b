import { expect, it } from 'vitest';
import { createCredentialGuard } from '../../../src/client/redaction/createCredentialGuard.js';
import { createRedactor } from '../../../src/client/redaction/createRedactor.js';

const secret = 'correct horse/battery';
const encoded = encodeURIComponent(secret);

it('removes credentials as they are at once, and in their encodings once it is loaded', () => {
  const guard = createCredentialGuard([secret]);
  guard.add('short');
  guard.add('another-secret');
  expect(guard.redact(`${secret} another-secret short`)).toBe('[redacted] [redacted] short');
  expect(guard.whole()).toBeUndefined();
  guard.complete(createRedactor);
  expect(guard.redact(`${encoded} another%2Dsecret short`)).toBe('[redacted] [redacted] short');
  expect(guard.whole()?.redactLine(`{"error":"${encoded}"}`)).toBe('{"error":"[redacted]"}');
});

it('learns of credentials after it is loaded', () => {
  const guard = createCredentialGuard([]);
  guard.complete(createRedactor);
  guard.add(secret);
  expect(guard.redact(encoded)).toBe('[redacted]');
});
