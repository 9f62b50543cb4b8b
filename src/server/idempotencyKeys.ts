import type { SessionSettings } from '../client/chat-stream/sessionSettings.js';
import { join } from './bytes.js';
import { createValueReplacer } from './createValueReplacer.js';
import { personOf } from './person.js';
import type { Signer } from './signer.js';

/**
 * Derives the idempotency key for the service from the user and the key they sent, so that nobody gets the outcome of another user's
 * request by sending the same key. A UUID, as the interface requires.
 */
export async function personalKey(key: string, session: SessionSettings, signer: Signer): Promise<string> {
  const { bytes } = await signer.sign(JSON.stringify(['parley idempotency', ...personOf(session), key]));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // Version 8 (custom) and the variant of RFC 9562.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

/** Returns a JSON body in which every `idempotencyKey` is the personal one. */
export async function withPersonalKeys(
  body: Uint8Array<ArrayBuffer>,
  session: SessionSettings,
  signer: Signer,
): Promise<Uint8Array<ArrayBuffer>> {
  const replacer = createValueReplacer('idempotencyKey', (key) => personalKey(key, session, signer));
  return join([await replacer.push(body), replacer.flush()]);
}
