import type { Color, Drawing, FilledBox, TextLine } from './drawDashboard.js';
import { glyphHeight, glyphOf, glyphWidth } from './pixelFont.js';

/** The drawing as a PNG: eight bits for each of red, green and blue (RFC 2083). */
export async function encodePng(drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = drawing;
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, trueColor, 0, 0, 0], 8);
  return join([signature, chunk('IHDR', header), chunk('IDAT', await deflate(rasterize(drawing))), chunk('IEND', new Uint8Array())]);
}

/** Rows of pixels, each behind a byte that names its filter: none. */
function rasterize({ width, height, shapes }: Drawing): Uint8Array<ArrayBuffer> {
  const raster: Raster = { width, height, bytes: new Uint8Array(height * (1 + width * 3)) };
  for (const shape of shapes) {
    if (shape.kind === 'box') fill(raster, shape);
    else write(raster, shape);
  }
  return raster.bytes;
}

interface Raster {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

function fill({ width, height, bytes }: Raster, { x, y, width: boxWidth, height: boxHeight, color }: Omit<FilledBox, 'kind'>): void {
  const [red, green, blue] = color;
  const left = within(x, width);
  const right = within(x + boxWidth, width);
  for (let row = within(y, height); row < within(y + boxHeight, height); row += 1) {
    const rowStart = row * (1 + width * 3) + 1;
    for (let at = rowStart + left * 3; at < rowStart + right * 3; at += 3) {
      bytes[at] = red;
      bytes[at + 1] = green;
      bytes[at + 2] = blue;
    }
  }
}

function write(raster: Raster, { x, y, size, color, text }: TextLine): void {
  const pixel = Math.max(1, Math.round(size / glyphHeight));
  for (const [index, letter] of [...text].entries()) {
    for (const [row, bits] of glyphOf(letter).entries()) {
      drawRow(raster, { x: x + index * (glyphWidth + 1) * pixel, y: y + row * pixel, pixel, bits, color });
    }
  }
}

function drawRow(raster: Raster, { x, y, pixel, bits, color }: GlyphRow): void {
  for (let column = 0; column < glyphWidth; column += 1) {
    const isSet = (bits & (1 << (glyphWidth - 1 - column))) !== 0;
    if (isSet) fill(raster, { x: x + column * pixel, y, width: pixel, height: pixel, color });
  }
}

interface GlyphRow {
  readonly x: number;
  readonly y: number;
  readonly pixel: number;
  readonly bits: number;
  readonly color: Color;
}

function within(value: number, max: number): number {
  return Math.min(max, Math.max(0, Math.round(value)));
}

/** Length, type, data, and a checksum over type and data. */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const typed = join([new TextEncoder().encode(type), data]);
  const bytes = new Uint8Array(typed.length + 8);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(typed, 4);
  view.setUint32(typed.length + 4, crc32(typed));
  return bytes;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

const signature = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
const trueColor = 2;
