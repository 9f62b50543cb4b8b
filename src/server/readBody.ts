import { isJsonObject } from '../client/http/isJsonObject.js';
import { join } from './bytes.js';
import type { ProxyLimits } from './proxyLimits.js';
import { refusal, refuse } from './refuse.js';

/** Reads the whole body of a request, but no further than the limit. */
export async function readBody({ headers, body, bodyUsed }: Request, { bodyBytes, bodyMs }: ProxyLimits): Promise<Uint8Array<ArrayBuffer>> {
  if (bodyUsed) {
    refuse({ status: 500, code: 'host-failed', message: 'The body was read before it reached the proxy. Pass requests on unread.' });
  }
  if (headers.get('content-encoding') !== null) {
    refuse({ status: 415, code: 'body-type', message: 'Bodies must be sent without a content encoding.' });
  }
  const tooLarge = () =>
    refusal({ status: 413, code: 'body-too-large', message: `The body is larger than ${bodyBytes} bytes. See \`limits.bodyBytes\`.` });
  if (Number(headers.get('content-length')) > bodyBytes) throw tooLarge();
  if (body === null) return new Uint8Array();

  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    leave(reader);
  }, bodyMs);
  try {
    for (let part = await read(reader); !part.done; part = await read(reader)) {
      length += part.value.length;
      if (length > bodyBytes) throw tooLarge();
      chunks.push(part.value);
    }
  } finally {
    clearTimeout(timer);
    leave(reader);
  }
  if (isLate) refuse({ status: 408, code: 'body-too-slow', message: `The body took longer than ${bodyMs} ms. See \`limits.bodyMs\`.` });
  return join(chunks);
}

/** Returns the object in a JSON body; any other body is refused. */
export async function readJsonBody(request: Request, limits: ProxyLimits): Promise<Readonly<Record<string, unknown>>> {
  if (typeOf(request) !== 'application/json') {
    refuse({ status: 415, code: 'body-type', message: 'The content type must be application/json.' });
  }
  const value = parse(await readBody(request, limits));
  return isJsonObject(value) ? value : refuse({ status: 400, code: 'bad-body', message: 'The body must be a JSON object.' });
}

/** Returns the content type without its parameters. */
export function typeOf({ headers }: Request): string | undefined {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<ReadableStreamReadResult<Uint8Array>> {
  return reader.read().catch((cause: unknown) => {
    throw refusal({ status: 499, code: 'browser-left', message: 'The browser closed the connection.', cause });
  });
}

function leave(reader: ReadableStreamDefaultReader<Uint8Array>): void {
  reader.cancel().catch(() => undefined);
}
