import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, it } from 'vitest';
import { checkSpec } from '../../scripts/spec/checkSpec.js';
import { compareDocuments } from '../../scripts/spec/compareDocuments.js';
import { type OpenApiDocument, toOpenApi } from '../../scripts/spec/openApiDocument.js';
import { readOperations } from '../../scripts/spec/readOperations.js';
import { createLocalService } from '../../src/local-service.js';

const client = toOpenApi(readOperations());

describe('the document of the local service', () => {
  it('is what the types of the client say: run npm run spec:write after a change', () => {
    const served: unknown = JSON.parse(readFileSync('src/local-service/resources/openapi.json', 'utf8'));
    expect(served).toEqual(client);
  });
});

describe('spec:check', () => {
  it('finds nothing where a service agrees', () => {
    expect(compareDocuments(client, client)).toEqual([]);
  });

  it('names an operation that one side lacks', () => {
    const { '/api/v1/spec': spec, ...paths } = client.paths;
    const service = { ...client, paths: { ...paths, '/api/v1/reports-of-tomorrow': { get: { operationId: 'getTomorrow' } } } };
    expect(spec).toBeDefined();
    expect(compareDocuments(client, service)).toEqual([
      { operation: 'getSpec', part: 'operation', field: '', what: 'only in the client' },
      { operation: 'getTomorrow', part: 'operation', field: '', what: 'only in the service' },
    ]);
  });

  it('names each field that differs, wherever it stands, and nothing inside a field that is missing', () => {
    const service = changeSchema(client, 'ResourceOwner', ({ properties: { picture, ...properties } = {}, ...schema }) => ({
      ...schema,
      properties: { ...properties, email: { type: 'number' }, initials: { type: 'string' } },
      required: ['id', 'email', 'initials'],
    }));
    const ofGetUsers = compareDocuments(client, service).filter(({ operation }) => operation === 'getUsers');
    expect(ofGetUsers.map(({ part, field, what }) => `${part} ${field} ${what}`)).toEqual([
      'answer data[].email of another type',
      'answer data[].initials only in the service',
      'answer data[].picture only in the client',
      'answer items[].email of another type',
      'answer items[].initials only in the service',
      'answer items[].picture only in the client',
    ]);
  });

  it('misses no deprecated field', () => {
    const service = structuredClone(client);
    expect(JSON.stringify(service)).toContain('"deprecated":true');
    const trimmed: OpenApiDocument = JSON.parse(JSON.stringify(service), (_key, value) => withoutDeprecated(value));
    expect(compareDocuments(client, trimmed)).toEqual([]);
  });

  it('reads the document of a service that runs', async () => {
    const service = createLocalService();
    const http = createServer(getRequestListener(service.fetch, { overrideGlobalObjects: false })).listen(0, '127.0.0.1');
    await once(http, 'listening');
    // A server that listens on TCP has an address with a port.
    const source = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    try {
      expect(await checkSpec({ source, token: service.apiKey })).toEqual({ isSame: true, lines: ['All 187 operations agree.'] });
      await expect(checkSpec({ source })).rejects.toThrow('401');
    } finally {
      http.close();
      await service.close();
    }
  });

  it('knows the own names of a white-labelled service', () => {
    const text = JSON.stringify(client).replaceAll('source-control', 'codehost').replaceAll('serviceApiToken', 'acmeApiToken');
    const service: OpenApiDocument = JSON.parse(text);
    expect(compareDocuments(client, service).length).toBeGreaterThan(5);
    expect(compareDocuments(client, service, { codehost: 'source-control', acmeApiToken: 'serviceApiToken' })).toEqual([]);
  });
});

type Schemas = NonNullable<NonNullable<OpenApiDocument['components']>['schemas']>;

function changeSchema(document: OpenApiDocument, name: string, change: (schema: Schemas[string]) => Schemas[string]): OpenApiDocument {
  const schemas = document.components?.schemas ?? {};
  return { ...document, components: { schemas: { ...schemas, [name]: change(schemas[name] ?? {}) } } };
}

function withoutDeprecated(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, field]) => !(field as { deprecated?: boolean } | null)?.deprecated));
}
