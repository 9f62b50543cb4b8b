import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createLocalService } from '@parley/local-service';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { everythingRenamed, foreign } from '../../local-service/test/support/foreignNames.js';
import { checkSpec } from '../../scripts/spec/checkSpec.js';
import { compareDocuments } from '../../scripts/spec/compareDocuments.js';
import { type OpenApiDocument, toOpenApi } from '../../scripts/spec/openApiDocument.js';
import { readContractNames } from '../../scripts/spec/readContractNames.js';
import { readDialect } from '../../scripts/spec/readDialect.js';
import { readContractShapes } from '../../scripts/spec/writeContractShapes.js';
import { contractFields, contractWords } from '../../src/client/dialect/contractNames.js';
import { operationRoutes } from '../../src/client/resources/operation-routes.js';
import { answerShapes, typeShapes } from '../../src/client/shapes/contractShapes.js';
import { clientShape } from '../support/clientShape.js';

const client = toOpenApi(clientShape);

describe('the document of the local service', () => {
  it('matches the types of the client: run npm run spec:write after a change', () => {
    const served: unknown = JSON.parse(readFileSync('local-service/src/resources/openapi.json', 'utf8'));
    expect(served).toEqual(client);
  });
});

it('the routes without their calls match the operations: run npm run spec:write after a change', () => {
  const stated = clientShape.operations.map(({ id, method, path }) => [id, { method, path }]);
  expect(operationRoutes).toEqual(Object.fromEntries(stated));
});

it('the names that dialects are checked against match the client: run npm run spec:write after a change', () => {
  const { fields, words } = readContractNames(clientShape);
  expect(contractFields).toEqual(fields);
  expect(contractWords).toEqual(words);
});

it('the shapes of answers match the client: run npm run spec:write after a change', () => {
  const { answers, types } = readContractShapes(clientShape);
  expect(answerShapes.split(' ')).toEqual(Object.entries(answers).map(([id, code]) => `${id}=${code}`));
  expect(typeShapes).toEqual(Object.entries(types).map(([name, fields]) => `${name} ${fields}`));
});

describe('spec:check', () => {
  it('finds nothing if a service agrees', () => {
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

  it('names each different field at any depth, and nothing inside a missing field', () => {
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

  it('reports no missing deprecated field', () => {
    const service = structuredClone(client);
    expect(JSON.stringify(service)).toContain('"deprecated":true');
    const trimmed: OpenApiDocument = JSON.parse(JSON.stringify(service), (_key, value) => withoutDeprecated(value));
    expect(compareDocuments(client, trimmed)).toEqual([]);
  });

  it.each([
    ['an enum', '"cli"', '"ftp"', ['body deployMode value ftp only in the service', 'body deployMode value cli only in the client']],
    ['a bound', '"maxLength":255', '"maxLength":80', ['body name maxLength is 255, at the service 80']],
    ['a missing bound', '"minimum":60,', '', ['body expiresIn minimum is 60, at the service open']],
    ['an optional body', '"requestBody":{"required":true', '"requestBody":{"required":false', ['body  optional at the service']],
    [
      'a status of a success',
      '"responses":{"202"',
      '"responses":{"200"',
      ['status 202 only in the client', 'status 200 only in the service'],
    ],
    [
      'the type of a parameter in the path',
      '"name":"userId","in":"path","required":true,"schema":{"type":"number"',
      '"name":"id","in":"path","required":true,"schema":{"type":"string"',
      ['path {1} of another type'],
    ],
    [
      'a further type',
      '"name":"first","in":"query","required":false,"schema":{"anyOf":[{"type":"null"},{"type":"number"}',
      '"name":"first","in":"query","required":false,"schema":{"anyOf":[{"type":["string","number","null"]}',
      ['query first of another type'],
    ],
    [
      'a media type',
      '"multipart/form-data":',
      '"application/octet-stream":',
      ['body multipart/form-data only in the client', 'body application/octet-stream only in the service'],
    ],
    ['a status of an error', '"409":{', '"412":{', ['status 409 only in the client', 'status 412 only in the service']],
  ])('names %s that differs', (_what, ours, theirs, expected) => {
    const text = JSON.stringify(client);
    expect(text.includes(ours)).toBe(true);
    const differences = compareDocuments(client, JSON.parse(text.replaceAll(ours, theirs)));
    const lines = differences.map(({ part, field, what }) => `${part} ${field} ${what}`);
    for (const line of expected) expect(lines).toContain(line);
  });

  it('names a field that is nullable on one side only, in OpenAPI 3.0 and 3.1', () => {
    const picture = (schema: Schemas[string]) =>
      changeSchema(client, 'ResourceOwner', ({ properties, ...rest }) => ({ ...rest, properties: { ...properties, picture: schema } }));
    const linesOf = (service: OpenApiDocument) => compareDocuments(client, service).map(({ field, what }) => `${field} ${what}`);
    expect(linesOf(picture({ type: 'string' }))).toContain('items[].picture null in the client alone');
    for (const schema of [
      { type: 'string', nullable: true },
      { type: ['string', 'null'] },
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
    ]) {
      expect(linesOf(picture(schema))).toEqual([]);
    }
  });

  it('ignores error statuses if a document declares none', () => {
    const service: OpenApiDocument = JSON.parse(JSON.stringify(client), (key, value) =>
      key === 'responses' && Object.keys(value).some((status) => status < '3') ? successesOf(value) : value,
    );
    expect(compareDocuments(client, service)).toEqual([]);
  });

  it('prepends the path of the server', () => {
    const strip = (text: string) => text.replaceAll('"/api/v1/', '"/').replaceAll('"/build/api/v1/', '"/../../build/api/v1/');
    const paths = Object.fromEntries(Object.entries(client.paths).filter(([path]) => path.startsWith('/api/v1/deployments/')));
    const part = { ...client, paths };
    const service: OpenApiDocument = JSON.parse(strip(JSON.stringify(part)));
    expect(compareDocuments(part, service).length).toBeGreaterThan(100);
    expect(compareDocuments(part, { ...service, servers: [{ url: 'https://{tenant}.example.com/api/v1/' }] })).toEqual([]);
    expect(compareDocuments(part, { ...service, servers: [{ url: '/api/v1' }] })).toEqual([]);
    const variables = { scheme: { default: 'https' }, host: { default: 'acme.example.com:8443' }, version: { default: 'v1' } };
    expect(compareDocuments(part, { ...service, servers: [{ url: '{scheme}://{host}/api/{version}', variables }] })).toEqual([]);
    expect(compareDocuments(part, { ...part, servers: [{ url: 'https://{host' }] })).toEqual([]);
  });

  it('follows references to parameters, bodies and responses, and includes the parameters of a path', () => {
    const { '/api/v1/deployments/{deploymentId}/reports': reports, ...paths } = client.paths;
    const { get, post } = reports ?? {};
    const [id, first, ...parameters] = get?.parameters ?? [];
    if (
      id === undefined ||
      first === undefined ||
      !('name' in first) ||
      post?.requestBody === undefined ||
      get?.responses?.[200] === undefined
    ) {
      throw new Error('The list of reports is described otherwise.');
    }
    const service: OpenApiDocument = {
      ...client,
      paths: {
        ...paths,
        '/api/v1/deployments/{deploymentId}/reports': {
          parameters: [id],
          get: {
            ...get,
            parameters: [{ $ref: `#/components/parameters/${first.name}` }, ...parameters],
            responses: { ...get.responses, 200: { $ref: '#/components/responses/reports' } },
          },
          post: { ...post, parameters: [], requestBody: { $ref: '#/components/requestBodies/report' } },
        },
      },
      components: {
        ...client.components,
        parameters: { [first.name]: first },
        requestBodies: { report: post.requestBody },
        responses: { reports: get.responses[200] },
      } as NonNullable<OpenApiDocument['components']>,
    };
    expect(compareDocuments(client, service)).toEqual([]);
  });

  it('reads a YAML file, and rejects anything that is not a document', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-spec-'));
    try {
      const write = async (name: string, text: string) => {
        await writeFile(join(folder, name), text);
        return join(folder, name);
      };
      const [path, methods] = Object.entries(client.paths).find(([, { get }]) => get?.operationId === 'getUsers') ?? ['', {}];
      const source = await write('a.yaml', stringify({ ...client, paths: { [path]: { get: methods.get } } }));
      const { lines } = await checkSpec({ client: clientShape, source });
      expect(lines).toHaveLength(187);
      expect(lines.filter((line) => !line.endsWith('only in the client'))).toEqual(['186 differences.']);
      expect(lines.some((line) => line.startsWith('getUsers '))).toBe(false);
      await expect(checkSpec({ client: clientShape, source: await write('b.yaml', 'openapi: 3.1.0') })).rejects.toThrow('no paths');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('reads the document of a running service', async () => {
    const service = createLocalService();
    const http = createServer(getRequestListener(service.fetch, { overrideGlobalObjects: false })).listen(0, '127.0.0.1');
    await once(http, 'listening');
    // A server that listens on TCP has an address with a port.
    const source = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    try {
      expect(await checkSpec({ source, token: service.apiKey })).toEqual({ isSame: true, lines: ['All 187 operations agree.'] });
      await expect(checkSpec({ client: clientShape, source })).rejects.toThrow('401');
    } finally {
      http.close();
      await service.close();
    }
  });

  it('knows the names of a white-labelled service', () => {
    const service = JSON.parse(JSON.stringify(client), inForeignNames);
    const paths = Object.fromEntries(
      Object.entries(client.paths).map(([path], index) => [foreign.path(path), Object.values(service.paths)[index]]),
    );
    expect(compareDocuments(client, { ...service, paths }).length).toBeGreaterThan(100);
    expect(compareDocuments(client, { ...service, paths }, readDialect(everythingRenamed(clientShape)))).toEqual([]);
  });

  it('reads a JSON file, and the dialect from another, and refuses an invalid one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-'));
    const [source, dialectFile, wrong] = ['spec.json', 'dialect.json', 'wrong.json'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    try {
      const service = JSON.stringify(client).replaceAll('serviceApiToken', 'acmeApiToken').replaceAll('/source-control/', '/codehost/');
      await writeFile(source, service);
      const paths = Object.fromEntries(
        Object.keys(client.paths)
          .filter((path) => path.includes('/source-control/'))
          .map((path) => [path, path.replace('/source-control/', '/codehost/')]),
      );
      await writeFile(dialectFile, JSON.stringify({ paths, fields: { serviceApiToken: 'acmeApiToken' } }));
      await writeFile(wrong, '{"names":{}}');
      expect(compareDocuments(client, JSON.parse(service))).not.toEqual([]);
      expect(await checkSpec({ client: clientShape, source, dialectFile })).toEqual({ isSame: true, lines: ['All 187 operations agree.'] });
      await expect(checkSpec({ client: clientShape, source, dialectFile: wrong })).rejects.toMatchObject({ field: 'dialect.names' });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

/** Of each schema the fields and words, and the query parameters. */
function inForeignNames(key: string, value: unknown): unknown {
  if (key === 'properties') return Object.fromEntries(Object.entries(Object(value)).map(([name, schema]) => [foreign.field(name), schema]));
  if (key === 'required' && Array.isArray(value)) return value.map((name) => foreign.field(name));
  if (key === 'enum' && Array.isArray(value)) return value.map((word: unknown) => (typeof word === 'string' ? foreign.word(word) : word));
  if (key === 'const' && typeof value === 'string') return foreign.word(value);
  const isQuery = typeof value === 'object' && value !== null && 'in' in value && value.in === 'query' && 'name' in value;
  return isQuery ? { ...value, name: foreign.field(String(value.name)) } : value;
}

function successesOf(responses: object): object {
  return Object.fromEntries(Object.entries(responses).filter(([status]) => status < '3'));
}

type Schemas = NonNullable<NonNullable<OpenApiDocument['components']>['schemas']>;

function changeSchema(document: OpenApiDocument, name: string, change: (schema: Schemas[string]) => Schemas[string]): OpenApiDocument {
  const schemas = document.components?.schemas ?? {};
  return { ...document, components: { schemas: { ...schemas, [name]: change(schemas[name] ?? {}) } } };
}

function withoutDeprecated(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, field]) => !(field as { deprecated?: boolean } | null)?.deprecated));
}
