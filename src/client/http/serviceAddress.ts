import { invalid } from '../errors/invalid.js';

/** An address as it was given, and as it is once it can be resolved. */
export interface ServiceAddress {
  /** Absolute, or unchanged if there is no page to resolve it against, as when rendering on a server. */
  readonly text: string;
  /** Tells services apart in cache keys: the same on a server and in the page that takes its cache over. */
  readonly scope: string;
  /** Absolute. Throws `validation` if there is nothing to resolve it against. */
  resolve(): string;
}

/** Checks an address at once, but for a relative one without a page: that is resolved when it is needed. */
export function createServiceAddress(field: string, address: string): ServiceAddress {
  const isWhole = parseAddress(address) !== undefined;
  const isWaiting = !isWhole && address !== '' && !('location' in globalThis);
  let whole = isWaiting ? undefined : resolveAddress(field, address);
  const { host, pathname } = new URL(address, placeholder);
  return {
    get text() {
      return whole ?? address;
    },
    scope: `${host === placeholderHost ? '' : host}${pathname.replace(/\/chat\/[^/]*\/?$/, '').replace(/(?<=.)\/$/, '')}`,
    resolve() {
      whole ??= resolveAddress(field, address);
      return whole;
    },
  };
}

/** Stands in for the page of a relative address. */
const placeholderHost = 'page.invalid';
const placeholder = `https://${placeholderHost}/`;

/**
 * Resolves an address against the page and demands HTTPS. Plain HTTP is accepted for loopback hosts
 * and for the page's own origin.
 */
export function resolveAddress(field: string, address: string, caller = 'createServiceClient'): string {
  const page = pageAddress();
  const refuse = (expected: string): never => {
    throw invalid(field, `${caller}: ${field} must be ${expected}.`);
  };
  const url = parseAddress(address, page) ?? refuse(page === undefined ? 'an absolute URL such as https://host/path' : 'an address');
  if (url.username !== '' || url.password !== '') refuse('a URL without a user name or password');
  const isOfPage = page !== undefined && url.origin === new URL(page).origin;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && (isLoopback(url.hostname) || isOfPage));
  return isSafe ? url.href : refuse('an https:// URL, or http:// on localhost');
}

/** The address that stops a run: the stream's with another final segment. */
export function abortAddress(chatUrl: string): string | undefined {
  const address = chatUrl.replace(/^([^?#]*)\/stream-chat-state\/?(?=$|[?#])/, '$1/abort');
  return address === chatUrl ? undefined : address;
}

/** True if the URL identifies a deployment instead of an agent, so that the service chooses the agent. */
export function isDeploymentForm(chatUrl: string): boolean {
  return /\/deployments\/[^/]+\/chat\/[^/]+\/?$/.test(new URL(chatUrl, placeholder).pathname);
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

function pageAddress(): string | undefined {
  const href = globalThis.location?.href;
  return href === undefined || !/^https?:/.test(href) ? undefined : href;
}

function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
