import { isJsonObject } from '../client/json/isJsonObject.js';
import { join } from './bytes.js';
import type { ProxyLimits } from './proxyLimits.js';
import { parseJson } from './readFirstLine.js';
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
  const value = parseJson(await readJsonText(request, limits));
  return isJsonObject(value) ? value : refuse({ status: 400, code: 'bad-body', message: 'The body must be a JSON object.' });
}

/** Returns the text of a JSON body. Only UTF-8 is accepted: in another encoding, the service could read what was not checked here. */
export async function readJsonText(request: Request, limits: ProxyLimits): Promise<string> {
  const [, charset = '', ...others] = partsOf(request.headers);
  if (others.length > 0 || !['', 'charset=utf-8', 'charset="utf-8"'].includes(charset)) {
    refuse({ status: 415, code: 'body-type', message: 'JSON must be sent as application/json, with no parameter except charset=utf-8.' });
  }
  const bytes = await readBody(request, limits);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse({ status: 400, code: 'bad-body', message: 'The body must be UTF-8.' });
  }
}

/** Returns the content type without its parameters. */
export function typeOf({ headers }: Request): string | undefined {
  return partsOf(headers)[0];
}

function partsOf(headers: Headers): readonly string[] {
  return (headers.get('content-type') ?? '').split(';').map((part) => part.trim().toLowerCase());
}

function read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<ReadableStreamReadResult<Uint8Array>> {
  return reader.read().catch((cause: unknown) => {
    throw refusal({ status: 499, code: 'browser-left', message: 'The browser closed the connection.', cause });
  });
}

function leave(reader: ReadableStreamDefaultReader<Uint8Array>): void {
  reader.cancel().catch(() => undefined);
}
