import type { Agent } from './agent/Agent.js';
import type { StateStore } from './state/State.js';
import type { WarehouseOptions } from './warehouse/createWarehouse.js';
import type { Warehouse } from './warehouse/Warehouse.js';

/** The whole service on one's own machine. Made by `createLocalService`. */
export interface LocalService {
  /** Answers any request of the interface; the same code serves stories, tests and HTTP. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Signs a service token with the service's own secret, as a customer's backend would. Default scope: `chat`, for an hour. */
  mintToken(claims: TokenClaims): Promise<string>;
  /** An API key that works, for the agent form and, as an admin with every deployment, for the management API. */
  readonly apiKey: string;
  /** The token of the provisioning API (SCIM). */
  readonly scimToken: string;
  /** Signs an access token of the management API for a user of the account, by email; the first admin by default, for an hour. */
  mintAccessToken(user?: AccessTokenClaims): Promise<string>;
  /** Faults in force; assign to change them at any time. */
  faults: ServiceFaults;
  /** Addresses under `origin` (default `http://parley.localhost`). */
  readonly addresses: {
    /** The base of the management API and SCIM. */
    readonly baseUrl: string;
    /** The chat with an API key. */
    readonly agentChatUrl: string;
    /** The chat with a service token. */
    readonly deploymentChatUrl: string;
    /** The data query API, which runs SQL. */
    readonly dataUrl: string;
  };
  /** Fills the warehouse, once, and resolves when that is done. Without it the first question does so, and waits for it. */
  readonly ready: Promise<void>;
  /** Shuts down the database and closes the state. Requests in progress fail. */
  close(): Promise<void>;
}

/** Everything has a default: the planner on an embedded database, without faults. */
export interface LocalServiceOptions {
  /** The origin of all addresses. Default `http://parley.localhost`. */
  readonly origin?: string;
  /**
   * Replaces the planner: an agent, or a function that makes one for the service's warehouse, such as
   * `(warehouse) => createModelAgent({ baseUrl, model, warehouse })`. Default: the planner, which needs no language model.
   */
  readonly agent?: Agent | ((warehouse: Warehouse) => Agent | Promise<Agent>);
  /** Replaces the embedded database: a warehouse, or a function that opens one for the data models of the service's branches. */
  readonly warehouse?: Warehouse | ((options: WarehouseOptions) => Promise<Warehouse>);
  /** Milliseconds since 1970; default `Date.now`. */
  readonly now?: () => number;
  /** Pause between streamed pieces, so that an answer reads like one being written. Default 0. */
  readonly paceMs?: number;
  /** The faults in force at first. Default: none. */
  readonly faults?: ServiceFaults;
  /** Development branches besides `main`. */
  readonly branches?: readonly string[];
  /** The time zone of sessions without a usable one. Default `UTC`. */
  readonly defaultTimeZone?: string;
  /** The API key that the service accepts. Default: a random one. */
  readonly apiKey?: string;
  /** The seed of the demo data: the same number makes the same data. Default 1. */
  readonly seed?: number;
  /**
   * Keeps what users make across restarts: the tenant's records, threads, keys and secrets. `openStateFile` of
   * `@parley/local-service/node` opens a file for it. Default: everything goes with the process.
   */
  readonly state?: StateStore;
  /** Pages that may call from another origin. Default `'*'`: this is a service for development. */
  readonly cors?: readonly string[] | '*';
  /** The users that `sessionSettings.internalId` may name. Default: `analyst@parley.example`. */
  readonly internalUsers?: readonly InternalUser[];
  /** Names that `sessionSettings.userAttributes` may use. Default: any. */
  readonly userAttributeNames?: readonly string[];
  /**
   * User attributes without which a session sees no rows of the views whose policies name them: `region`, `country` or
   * `category`. Default: none, so that a person without any attributes sees every row.
   */
  readonly requiredUserAttributes?: readonly string[];
  /** How long one query may run in the embedded database. In Node.js it is stopped then; a browser cannot stop it. Default 10,000. */
  readonly queryTimeoutMs?: number;
  /** Non-ephemeral external users of the account. Default 10,000 (docs/contract/limits.md#chat). */
  readonly maxPersistentUsers?: number;
  /** True if dashboards may be embedded at all. Default true, though the third deployment of the demo tenant is closed to it. */
  readonly embedding?: boolean;
  /** True if usage analytics is enabled for the account. Default true. */
  readonly usageAnalytics?: boolean;
  /** Users of the account, at least 1,200, which is the default. Those above it are in no group and have no attribute values. */
  readonly userCount?: number;
  /** Users that cannot be deleted (403), because an identity provider manages them. Default: none. */
  readonly isHeldUser?: (user: HeldUser) => boolean;
}

/** By what an identity provider knows a user. */
export interface HeldUser {
  /** The account's id of the user. */
  readonly id: number;
  /** The email address of the user. */
  readonly email: string;
}

/** A user of the account itself; permissions come from here, never from the request. */
export interface InternalUser {
  /** The email address or user name that `sessionSettings.internalId` names. */
  readonly internalId: string;
  /** Win over the attribute values that the account holds for the user of this email. */
  readonly userAttributes?: Readonly<Record<string, string>>;
  /** The names of the user's groups. Default: none. */
  readonly groups?: readonly string[];
  /** True if the user's role may create workspace content. Default true. */
  readonly canAuthor?: boolean;
}

/** The user and lifetime of an access token for the management API. */
export interface AccessTokenClaims {
  /** The email address of a user of the account. Default: that of the first admin. */
  readonly email?: string;
  /** The lifetime in seconds. Default 3600. */
  readonly expiresInSeconds?: number;
}

/** Claims of a service token (docs/contract/authentication.md#chat-claims); further ones form the security context. */
export interface TokenClaims {
  /** The id of an external user. */
  readonly externalId?: string;
  /** The id of the user if there is no `externalId`. */
  readonly sub?: string;
  /** The user's email address. */
  readonly email?: string;
  /** The APIs that the token opens. Default `['chat']`. */
  readonly scope?: readonly string[];
  /** The lifetime in seconds. Default 3600. */
  readonly expiresInSeconds?: number;
  readonly [claim: string]: unknown;
}

/** Everything off by default. Each `…Once` list is consumed by the requests that come next. */
export interface ServiceFaults {
  /** Splits the response into chunks of this many bytes. */
  readonly chunkBytes?: number;
  /** Cuts the connection of each of the next chat streams, reads of a thread included, after so many lines. */
  readonly cutAfterLinesOnce?: readonly number[];
  /** Cuts the connection of each of the next chat streams, reads of a thread included, after so many bytes. */
  readonly cutAfterBytesOnce?: readonly number[];
  /** How a resubscribe continues: from the current point, from the start (default), or by a full snapshot first. */
  readonly resubscribe?: 'continue' | 'replay' | 'snapshot';
  /**
   * Limits how many questions each user may ask, and answers further ones with 402. Setting it resets the counts, even to the same number.
   */
  readonly quota?: QuestionQuota;
  /** Waits before each response. */
  readonly delayMs?: number;
  /** The delay between streamed chunks in milliseconds. Overrides the default of the service. */
  readonly paceMs?: number;
  /** Answers the next requests whose path contains `path` with this status. */
  readonly failOnce?: readonly FailedRequest[];
  /** Sends authentication failures as a JSON-RPC object inside HTTP 200 (default true, as the service does). */
  readonly jsonRpcErrors?: boolean;
  /** Suspends the next run after so many events. */
  readonly suspendAfterEventsOnce?: readonly number[];
  /** Sends an `{error}` line after so many events of the next run. */
  readonly errorAfterEventsOnce?: readonly number[];
  /** Where a second question to a streaming thread is refused: by status 409 (default), by a line, or by a JSON-RPC object. */
  readonly busyThread?: 'status' | 'line' | 'json-rpc';
  /** Sends `__aborted__`, `__suspended__` and `__usage__` as newer builds do. Default true. */
  readonly newerSentinels?: boolean;
  /** Sends each line of the stream twice. */
  readonly duplicateLines?: boolean;
  /** Gives all lines of a message one `sort`. */
  readonly sortPerMessage?: boolean;
}

/** How many questions a user may ask. */
export interface QuestionQuota {
  /** The number of questions. With 0, none may be asked. */
  readonly questions: number;
}

/** A request that is answered by a failure, once. Without `path`, the next one. */
export interface FailedRequest {
  /** 200 with a `body` is an error that hides inside a success. */
  readonly status: 200 | 400 | 401 | 402 | 403 | 404 | 408 | 409 | 422 | 429 | 500 | 502 | 503 | 504;
  /** A part of the path that the request must contain. Default: any path. */
  readonly path?: string;
  /** The `Retry-After` header in seconds. Default: no header. */
  readonly retryAfterSeconds?: number;
  /** The body, sent as JSON. Default: an error body with a message. */
  readonly body?: unknown;
}
