/**
 * Signs texts with the first of several secrets and verifies them with any, so that a new secret in front replaces the old one gradually.
 */
export interface Signer {
  sign(text: string): Promise<Signature>;
  /** Returns false for an unknown key id as well as for a wrong signature. Compares in constant time. */
  verify(text: string, signature: Signature): Promise<boolean>;
}

export interface Signature {
  /** Identifies the secret without revealing it. */
  readonly keyId: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export function createSigner(secrets: readonly [string, ...string[]]): Signer {
  let loaded: Promise<Keys> | undefined;
  const load = () => {
    loaded ??= loadKeys(secrets);
    return loaded;
  };
  return {
    async sign(text) {
      const [[keyId, key]] = await load();
      return { keyId, bytes: await hmac(key, text) };
    },
    async verify(text, { keyId, bytes }) {
      const [, key] = (await load()).find(([id]) => id === keyId) ?? [];
      return key !== undefined && crypto.subtle.verify('HMAC', key, bytes, encoder.encode(text));
    },
  };
}

type NamedKey = readonly [id: string, key: CryptoKey];
type Keys = readonly [NamedKey, ...NamedKey[]];

async function loadKeys([first, ...others]: readonly [string, ...string[]]): Promise<Keys> {
  return [await loadKey(first), ...(await Promise.all(others.map(loadKey)))];
}

async function loadKey(secret: string): Promise<NamedKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign', 'verify']);
  return [toBase64Url((await hmac(key, 'parley key id')).subarray(0, keyIdBytes)), key];
}

const keyIdBytes = 6;

async function hmac(key: CryptoKey, text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

const encoder = new TextEncoder();

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Text that is not base64 returns no bytes, and so matches nothing. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
