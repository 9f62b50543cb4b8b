/**
 * Maps the contract's names (keys) to those of one service (values). Plain data, so that one JSON file serves the client, the proxy, the
 * element and `spec:check`.
 */
export interface DialectDefinition {
  /** Header names: `{ 'X-Service-Auth-Token': 'X-Acme-Auth-Token' }`. */
  readonly headers?: Names | undefined;
  /** Tools of the agent: `{ serviceMeta: 'acmeMeta', serviceSqlApi: 'acmeSqlApi' }`. */
  readonly tools?: Names | undefined;
  /** Nodes of the agent graph: `{ service_data_analyst_agent: 'acme_data_analyst_agent' }`. */
  readonly agents?: Names | undefined;
  /**
   * Path prefixes of the management and provisioning API, in whole segments. The longest matching prefix is replaced, and the rest of the
   * path is kept: `{ '/api/v1/deployments/{deploymentId}/transform-sync': '/api/v1/deployments/{deploymentId}/acme-sync' }`.
   * Keys that begin with `/chat/` map the end of the chat addresses: `/chat/stream-chat-state` and `/chat/abort`.
   */
  readonly paths?: Names | undefined;
  /**
   * Fields of bodies and query parameters: `{ serviceApiToken: 'acmeApiToken' }`. A key `parent.field` applies only directly inside
   * `parent`, ignoring lists in between: `{ 'withheldMembers.service': 'acme' }`. A key `.field` applies only at the top of a body.
   */
  readonly fields?: Names | undefined;
  /** Values by the contract's name of their field, plain or as `parent.field`: `{ container: { server: 'acme-server' } }`. */
  readonly values?: Readonly<Record<string, Names>> | undefined;
}

/** Maps the contract's names to the service's. */
export type Names = Readonly<Record<string, string>>;

/** The validated names of a service. Made by `createDialect`. */
export interface Dialect {
  /** Returns a function that is called with the contract's names, and calls `fetch` with the service's names. */
  translate(fetch: SendRequest, baseUrl: () => string | undefined): TranslatedFetch;
  /** Returns the service's name of a field, wherever the field is. */
  readonly fieldName: (name: string) => string;
}

/** Sends a request and returns its response. */
export type SendRequest = (request: Request) => Promise<Response>;

/** Sends a translated request. `isLines` is true for the chat and the data query API, which respond line by line. */
export type TranslatedFetch = (request: Request, isLines: boolean) => Promise<Response>;
