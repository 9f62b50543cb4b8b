/**
 * The names of one service, each beside the contract's own: plain data, so that one JSON file serves the client, the proxy,
 * the element and `spec:check`. The contract's name stands on the left, the service's on the right.
 */
export interface DialectDefinition {
  /** Header names: `{ 'X-Service-Auth-Token': 'X-Acme-Auth-Token' }`. */
  readonly headers?: Names | undefined;
  /** Tools of the agent: `{ serviceMeta: 'acmeMeta', serviceSqlApi: 'acmeSqlApi' }`. */
  readonly tools?: Names | undefined;
  /** Nodes of the agent graph: `{ service_data_analyst_agent: 'acme_data_analyst_agent' }`. */
  readonly agents?: Names | undefined;
  /**
   * Paths of the management and provisioning API from their beginning, in whole segments; the longest that fits is used and what
   * follows it is kept: `{ '/api/v1/deployments/{deploymentId}/transform-sync': '/api/v1/deployments/{deploymentId}/acme-sync' }`.
   * Keys that begin with `/chat/` name the end of the chat addresses: `/chat/stream-chat-state` and `/chat/abort`.
   */
  readonly paths?: Names | undefined;
  /**
   * Fields of bodies and query parameters: `{ serviceApiToken: 'acmeApiToken' }`. A key `parent.field` holds only directly inside
   * `parent`, lists in between not counted: `{ 'withheldMembers.service': 'acme' }`; `.field` only at the top of a body.
   */
  readonly fields?: Names | undefined;
  /** Words by the contract's name of their field, plain or as `parent.field`: `{ container: { server: 'acme-server' } }`. */
  readonly values?: Readonly<Record<string, Names>> | undefined;
}

/** The contract's name of each thing, with the service's. */
export type Names = Readonly<Record<string, string>>;

/** A service's names, checked. Made by `createDialect`. */
export interface Dialect {
  /** Uses the service's names with `fetch`, and the contract's names with the caller of the result. */
  translate(fetch: SendRequest, baseUrl: () => string | undefined): TranslatedFetch;
}

/** Sends a request and gives its answer. */
export type SendRequest = (request: Request) => Promise<Response>;

/** `isLines` for the chat and the data query API, which answer line by line. */
export type TranslatedFetch = (request: Request, isLines: boolean) => Promise<Response>;
