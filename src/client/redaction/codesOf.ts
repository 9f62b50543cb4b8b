/** The secret in base64, wherever it begins in a group of three bytes, and in hexadecimal. */
export function codesOf(secret: string): readonly string[] {
  const bytes = new TextEncoder().encode(secret);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [...groupOffsets.map((offset) => base64Core(bytes, offset)), hex, hex.toUpperCase()];
}

/** The secret in hexadecimal with colons, and in base64 of base64, wherever each begins. */
export function rareCodesOf(secret: string): readonly string[] {
  const bytes = new TextEncoder().encode(secret);
  const withColons = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(':');
  const twice = groupOffsets.flatMap((inner) => {
    const core = new TextEncoder().encode(base64Core(bytes, inner));
    return groupOffsets.map((outer) => base64Core(core, outer));
  });
  return [withColons, withColons.toUpperCase(), ...twice];
}

/** Base64 encodes groups of three bytes. */
const groupOffsets = [0, 1, 2];

/** The base64 characters that depend on these bytes alone, if so many other bytes precede them in their group of three. */
function base64Core(bytes: Uint8Array, offset: number): string {
  const shifted = String.fromCharCode(...new Uint8Array(offset), ...bytes);
  return btoa(shifted).slice(Math.ceil((offset * 8) / 6), Math.floor((shifted.length * 8) / 6));
}
