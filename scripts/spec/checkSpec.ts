import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { compareDocuments, type Difference } from './compareDocuments.js';
import { type OpenApiDocument, toOpenApi } from './openApiDocument.js';
import { noDialect, readDialect } from './readDialect.js';
import { type ClientShape, readOperations } from './readOperations.js';

/** Compares the document of a service, from a URL or a file, with the client, and returns one line per difference. */
export async function checkSpec({
  source,
  dialectFile,
  token,
  client = readOperations(),
}: SpecCheck): Promise<{ readonly lines: readonly string[]; readonly isSame: boolean }> {
  const dialect = dialectFile === undefined ? noDialect : readDialect(JSON.parse(await readFile(dialectFile, 'utf8')));
  const service = await readDocument(source, token);
  const own = toOpenApi(client);
  const differences = compareDocuments(own, service, dialect);
  const count = Object.values(own.paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0);
  const summary = differences.length === 0 ? `All ${count} operations agree.` : `${differences.length} differences.`;
  return { lines: [...differences.map(toLine), summary], isSame: differences.length === 0 };
}

export interface SpecCheck {
  /** The URL of a service or of its document, or the path of a file. */
  readonly source: string;
  /** JSON: the names of the service, as `createDialect` takes them. */
  readonly dialectFile?: string | undefined;
  /** Sent as a bearer token. */
  readonly token?: string | undefined;
  /** The operations of the client. Default: read from the source of the client, which takes seconds. */
  readonly client?: ClientShape | undefined;
}

function toLine({ operation, part, field, what }: Difference): string {
  return [operation, part === 'operation' ? '' : `${part} ${field}`, what].filter(Boolean).join('  ');
}

async function readDocument(source: string, token: string | undefined): Promise<OpenApiDocument> {
  if (!/^https?:/.test(source)) return readDocumentText(await readFile(source, 'utf8'));
  const address = /\.(json|ya?ml)$/.test(source) || source.endsWith(specPath) ? source : source.replace(/\/$/, '') + specPath;
  const response = await fetch(address, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}. Set PARLEY_TOKEN to an API key or an access token.`);
  return readDocumentText(await response.text());
}

/** JSON or YAML. */
function readDocumentText(text: string): OpenApiDocument {
  const document: unknown = text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text);
  if (typeof document !== 'object' || document === null || !('paths' in document)) {
    throw new Error('This is not an OpenAPI document: it has no paths.');
  }
  // Read defensively, because a missing field is a difference.
  return document as OpenApiDocument;
}

const specPath = '/api/v1/spec';
