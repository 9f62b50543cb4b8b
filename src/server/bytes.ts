/** Returns the position of the text in the data from `from` on, or -1. */
export function indexOf(data: Uint8Array, text: Uint8Array, from: number): number {
  const [first = -1] = text;
  for (let index = data.indexOf(first, from); index >= 0; index = data.indexOf(first, index + 1)) {
    if (startsWith(data, text, index, text.length)) return index;
  }
  return -1;
}

/** The number of bytes at the end of the data that are the start of the text. */
export function startAtEnd(data: Uint8Array, text: Uint8Array): number {
  for (let length = Math.min(text.length - 1, data.length); length > 0; length -= 1) {
    if (startsWith(data, text, data.length - length, length)) return length;
  }
  return 0;
}

export function join(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let end = 0;
  for (const piece of pieces) {
    whole.set(piece, end);
    end += piece.length;
  }
  return whole;
}

function startsWith(data: Uint8Array, text: Uint8Array, index: number, length: number): boolean {
  for (let offset = 0; offset < length; offset += 1) if (data[index + offset] !== text[offset]) return false;
  return true;
}
