/** Returns the SHA-1 of data as hexadecimal digits; `undefined` where the browser does not offer it, such as without HTTPS. */
export async function sha1(data: BufferSource | string): Promise<string | undefined> {
  // Missing outside secure contexts, whatever its type says.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return undefined;
  const digest = await subtle.digest('SHA-1', typeof data === 'string' ? new TextEncoder().encode(data) : data);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
