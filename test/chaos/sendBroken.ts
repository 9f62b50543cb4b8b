import type { ServerResponse } from 'node:http';
import type { CutPlace, RequestFault } from './TurnPlan.js';

/** Sends an answer of the service to the page, line by line, through a fault. `beforeLine` may hold each line back. */
export async function sendBroken(
  response: Response,
  out: ServerResponse,
  { fault, beforeLine }: { readonly fault: RequestFault | undefined; readonly beforeLine: () => Promise<void> },
): Promise<void> {
  out.writeHead(response.status, Object.fromEntries(response.headers));
  out.flushHeaders();
  let lineCount = 0;
  let byteCount = 0;
  // The service hands out one line a chunk.
  for await (const line of response.body ?? []) {
    if (fault?.kind === 'cut' && lineCount === fault.afterLines) return cut(out, line, fault);
    await beforeLine();
    if (out.destroyed) return;
    lineCount += 1;
    await write(out, line, byteCount < mostInCrumbs ? fault : undefined);
    byteCount += line.length;
    if (fault?.kind === 'duplicates' && lineCount % fault.every === 0) await write(out, line, fault);
  }
  if (fault?.kind === 'cut' && !fault.isClean) out.destroy();
  else out.end();
}

async function cut(out: ServerResponse, line: Uint8Array, { inside, isClean }: Extract<RequestFault, { kind: 'cut' }>): Promise<void> {
  await write(out, line.subarray(0, cutPosition(line, inside)));
  if (isClean) out.end();
  else out.destroy();
}

function cutPosition(line: Uint8Array, inside: CutPlace): number {
  if (inside === 'nothing') return 0;
  const insideCharacter = line.findIndex((byte) => byte >> 6 === 0b10);
  return inside === 'character' && insideCharacter !== -1 ? insideCharacter : line.length >> 1;
}

async function write(out: ServerResponse, bytes: Uint8Array, fault?: RequestFault): Promise<void> {
  const size = fault?.kind === 'crumbs' ? fault.bytes : bytes.length;
  for (let start = 0; start < bytes.length; start += size) {
    if (out.destroyed) return;
    await new Promise<void>((resolve) => out.write(bytes.subarray(start, start + size), () => resolve()));
  }
}

/** The lines after them come whole: each piece costs the whole machine something. */
const mostInCrumbs = 2_000;
