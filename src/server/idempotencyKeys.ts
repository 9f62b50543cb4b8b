import type { SessionSettings } from '../client/http/sessionSettings.js';
import { mapBetweenStrings } from '../client/json/parseExactJson.js';
import { personOf } from './person.js';
import { refuse } from './refuse.js';
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

/**
 * Returns a JSON body in which every `idempotencyKey` is the personal one. It is written from what was read, so that no service finds a key
 * in it that was not replaced; numbers keep their digits. Refuses (400) what is not JSON, a key that is not a text or a number, and names
 * that a service could take for the key's.
 */
export async function withPersonalKeys(json: string, { session, signer, fieldName }: KeyRules): Promise<string> {
  const mark = crypto.randomUUID();
  const { body, owners } = orRefuse(() => readKeys(json, mark, fieldName));
  for (const owner of owners) {
    owner.idempotencyKey = await personalKey(String(owner.idempotencyKey).replaceAll(mark, ''), session, signer);
  }
  // Deeply nested values overflow here.
  return orRefuse(() => JSON.stringify(body).replaceAll(`"${mark}`, '').replaceAll(`${mark}"`, ''));
}

interface KeyRules {
  readonly session: SessionSettings;
  readonly signer: Signer;
  /** Returns the service's name of a field. */
  readonly fieldName: (name: string) => string;
}

function orRefuse<Value>(work: () => Value): Value {
  try {
    return work();
  } catch {
    const message = 'The body must be valid JSON, and an idempotencyKey in it a string under exactly this name.';
    return refuse({ status: 400, code: 'bad-body', message });
  }
}

/** Reads JSON with each number as a text between two marks, and finds the objects that have a key. */
function readKeys(json: string, mark: string, fieldName: KeyRules['fieldName']) {
  JSON.parse(json);
  const body: unknown = JSON.parse(mapBetweenStrings(json, (piece) => piece.replace(/-?\d[\d.eE+-]*/g, `"${mark}$&${mark}"`)));
  const names = ['idempotencyKey', fieldName('idempotencyKey')].map(folded);
  const owners: Record<string, unknown>[] = [];
  const open: unknown[] = [body];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, item] of Object.entries(value)) {
      open.push(item);
      if (Array.isArray(value) || !names.includes(folded(name))) continue;
      if (name !== 'idempotencyKey' || typeof item !== 'string') throw new TypeError(name);
      owners.push(value as Record<string, unknown>);
    }
  }
  return { body, owners };
}

/** Services may ignore case, separators and invisible characters, and may treat similar letters as equal. */
function folded(name: string): string {
  const letters = name.normalize('NFKD').replace(/[^\p{L}\d]/gu, '');
  return letters.toUpperCase();
}
