import type { ChatPart } from '../chat/hooks/chatParts.js';
import type { Labels } from '../chat/labels/Labels.js';
import type { LinkResolver } from '../chat/markdown/LinkResolver.js';
import type { ChatQuota } from '../chat/panel/model/ChatQuota.js';
import type { DisclaimerText } from '../chat/panel/model/DisclaimerText.js';
import type { ProvenanceSource, TrustRule } from '../chat/panel/model/Provenance.js';
import type { StarterSource } from '../chat/panel/model/Starter.js';
import type { Threads } from '../chat/panel/model/ThreadSummary.js';
import type { QuestionContextSource } from '../chat/store/fold/questionContext.js';
import type { DialectDefinition } from '../client/http/Dialect.js';
import type { ServiceClient, TokenSource } from '../client/http/ServiceClient.js';
import type { DeepPartial } from '../react/labels/mergeLabels.js';

/** Properties of `<parley-chat>` that have no attribute. They can be set before the element is defined, and changed at any time. */
export interface ElementProperties {
  /** Returns the signed-in user's token. Takes precedence over `token-url`. */
  getToken?: TokenSource | undefined;
  /** Your own client. Takes precedence over all addresses and tokens. */
  client?: ServiceClient | undefined;
  /** Texts that differ from those of the language, such as `{ chat: { heading: 'Warehouse' } }`. A whole catalogue replaces them all. */
  labels?: DeepPartial<Labels> | undefined;
  /**
   * Suggested questions, shown while the thread is empty: texts, `{ question, title, description, icon }` and groups
   * `{ title, icon, starters }`, or a function that returns or promises them. An icon is an element, such as an `<svg>`, which is copied.
   */
  starters?: StarterSource<Element> | undefined;
  /** The user's usage of a quota, shown below the message field, such as `{ used: 12, limit: 100, period: 'month' }`. */
  quota?: ChatQuota | undefined;
  /**
   * Facts about the page that are sent along with each question: a list that users see above the message field, an object such as
   * `{ page: 'Dashboard 7' }`, or a function that returns the object of the moment. At most 8,000 characters as JSON.
   */
  context?: QuestionContextSource | undefined;
  /**
   * Your own threads for the menu: a list, or a `ThreadSource` with what the user may do with them. Default: the user's recent threads in
   * this browser.
   */
  threads?: Threads | undefined;
  /**
   * Makes links of paths within your site, such as `/dashboards/7`: returns the address to link to, or `undefined` for no link. By default,
   * such paths are plain text.
   */
  linkFor?: LinkResolver | undefined;
  /** What you know about the data of results: an object, or a function of the result. `false` hides the source line below results. */
  provenance?: ProvenanceSource | false | undefined;
  /** Returns true for the measures and dimensions that you vouch for. A result that uses no others is marked as trusted. */
  isTrusted?: TrustRule | undefined;
  /** Returns the address of a thread in your app. If set, users can copy it. */
  linkToThread?: ((chatId: string) => string) | undefined;
  /** Returns the address of an answer in your app. If set, users can copy it. */
  linkToTurn?: ((chatId: string, turnId: string) => string) | undefined;
  /** The parts of the chat to hide: an array, or a string in the format of the attribute. Takes precedence over the attribute. */
  hide?: readonly ChatPart[] | string | undefined;
  /**
   * The AI disclaimer below the message field: a text, `{ text, href, linkText }`, or `false` for none. Takes precedence over the
   * attributes.
   */
  disclaimer?: DisclaimerText | string | false | undefined;
  /** The element that a sidebar pushes aside. Default: the `<body>`. */
  pushes?: HTMLElement | null | undefined;
  /**
   * The names of a service that differ from the contract's, as plain data. The code that translates them is loaded with the first request.
   */
  dialect?: DialectDefinition | undefined;
}

export const propertyNames = [
  'getToken',
  'client',
  'labels',
  'starters',
  'quota',
  'context',
  'threads',
  'linkFor',
  'provenance',
  'isTrusted',
  'linkToThread',
  'linkToTurn',
  'hide',
  'disclaimer',
  'pushes',
  'dialect',
] as const satisfies readonly (keyof ElementProperties)[];
