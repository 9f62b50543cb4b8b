import type { Dialect, DialectDefinition } from '../http/Dialect.js';
import { checkDialect } from './checkDialect.js';
import { createJsonTranslator, type TranslatorOptions } from './createJsonTranslator.js';
import { createPathTranslator } from './createPathTranslator.js';
import { createIncomingVocabulary, createSpokenVocabulary, type Vocabulary } from './createVocabulary.js';
import { kindsOfLines, kindsOfPath } from './fieldKinds.js';
import { translateBody } from './translateBody.js';

/**
 * Creates a dialect from a service's names, for `createServiceClient` and `createServiceProxy`. Headers, paths, tools, fields and values are
 * translated as requests leave and responses arrive; all other code uses the contract's names. Throws a `validation` error if a name is
 * not valid or two names become the same.
 */
export function createDialect(definition: DialectDefinition): Dialect {
  const { headers, tools, agents, paths, fields, values } = checkDialect(definition);
  const source = { headers, fields, values: { ...values, 'toolCall.name': tools, graphPath: agents } };
  const spoken = createSpokenVocabulary(source);
  const heard = createIncomingVocabulary(source);
  const translatePath = createPathTranslator(paths);

  /** Both forms of an address, and the contract's path in it. */
  function readAddress(address: string, baseUrl: string | undefined, isLines: boolean): { readonly url: URL; readonly path: string } {
    const url = new URL(address);
    const prefix = isLines ? beforeChat(url.pathname) : pathOf(baseUrl);
    const path = url.pathname.startsWith(`${prefix}/`) ? url.pathname.slice(prefix.length) : '';
    const translated = translatePath(path);
    if (translated !== undefined) url.pathname = prefix + translated;
    if (url.search !== '') url.search = `${translateQuery(url.searchParams, spoken)}`;
    return { url, path };
  }

  return {
    fieldName: (name) => spoken.field('', name).written,
    translate: (fetch, baseUrl) => async (request, isLines) => {
      const { url, path } = readAddress(request.url, baseUrl(), isLines);
      const kinds = isLines ? kindsOfLines() : kindsOfPath(path);
      const response = await fetch(await translateRequest(request, url, { vocabulary: spoken, kinds, isLines: false }));
      return translateResponse(response, { vocabulary: heard, kinds, isLines });
    },
  };
}

/** Returns the part of a path before `/chat/stream-chat-state` or `/chat/abort`. */
function beforeChat(pathname: string): string {
  return pathname.split('/').slice(0, -2).join('/');
}

function pathOf(baseUrl: string | undefined): string {
  return baseUrl === undefined ? '' : new URL(baseUrl).pathname.replace(/\/$/, '');
}

function translateQuery(query: URLSearchParams, { field, words }: Vocabulary): URLSearchParams {
  return new URLSearchParams([...query].map(([name, value]) => [field('', name).written, words('', name)?.get(value) ?? value]));
}

async function translateRequest(request: Request, url: URL, options: TranslatorOptions): Promise<Request> {
  const { method, signal, redirect, credentials, cache } = request;
  const headers = translateHeaders(request.headers, options.vocabulary);
  const type = headers.get('content-type') ?? '';
  const init = { method, headers, signal, redirect, credentials, cache };
  if (method === 'GET' || method === 'HEAD') return new Request(url, init);
  if (type.startsWith('multipart/form-data')) {
    // The platform generates its own boundary.
    headers.delete('content-type');
    return new Request(url, { ...init, body: translateForm(await request.formData(), options.vocabulary) });
  }
  if (!isJson(type)) return new Request(url, { ...init, body: request.body === null ? null : await request.arrayBuffer() });
  const translator = createJsonTranslator(options);
  return new Request(url, { ...init, body: translator.push(await request.text()) + translator.end() });
}

function translateForm(form: FormData, { field, words }: Vocabulary): FormData {
  const translated = new FormData();
  for (const [name, value] of form) {
    const { written } = field('', name);
    if (typeof value === 'string') translated.append(written, words('', name)?.get(value) ?? value);
    else translated.append(written, value, value.name);
  }
  return translated;
}

function translateResponse(response: Response, options: TranslatorOptions): Response {
  const { body, status, statusText } = response;
  // The client refuses redirects, and a new response could not be recognized as one.
  if (status < 200 || (status >= 300 && status < 400)) return response;
  const headers = translateHeaders(response.headers, options.vocabulary);
  if (body === null) return new Response(null, { status, statusText, headers });
  if (!options.isLines && !isJson(headers.get('content-type') ?? '')) return new Response(body, { status, statusText, headers });
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(translateBody(body, createJsonTranslator(options)), { status, statusText, headers });
}

function translateHeaders(headers: Headers, { header }: Vocabulary): Headers {
  return new Headers([...headers].map(([name, value]): [string, string] => [header(name), value]));
}

function isJson(contentType: string): boolean {
  return /[/+]json\b/i.test(contentType);
}
