import { idsAsText, parseExactJson } from '../json/parseExactJson.js';
import { explainQuota } from './explainQuota.js';
import { readErrorText } from './readErrorText.js';
import { kindOfMessage, kindOfStatus, readFault } from './readFault.js';
import { ServiceError } from './ServiceError.js';
import { redirectError } from './transportErrors.js';
import { withoutTokens } from './withoutTokens.js';

/**
 * Makes the typed error of an answer that is not a success. Bodies may be JSON, text, a gateway's HTML or nothing; of a long one 256 KiB
 * are read.
 */
export async function errorFromResponse(response: Response, operation: string | undefined): Promise<ServiceError> {
  if (isRedirect(response)) return redirectError(response, operation);
  const body = readBody(withoutTokens(await readErrorText(response)));
  const fault = readFault(typeof body === 'string' ? { message: body } : body);
  const message = isReadable(fault.message)
    ? fault.message
    : `The service responded with ${`${response.status} ${response.statusText}`.trim()}.`;
  const error = new ServiceError(kindOfMessage(message) ?? kindOfStatus(response.status), message, {
    reason: isOfNoService(response.status, body, fault.message) ? 'endpoint-missing' : undefined,
    status: response.status,
    code: fault.code,
    requestId: readRequestId(response.headers),
    operation,
    retryAfterMs: readRetryAfter(response.headers.get('retry-after')),
    body,
  });
  return explainQuota(error);
}

/** A web server, rather than the service, responds that the address or the method does not exist. */
function isOfNoService(status: number, body: unknown, message = ''): boolean {
  if (status !== 404 && status !== 405) return false;
  const isPage = typeof body === 'string' && body.trim() !== '';
  return isPage || /^cannot (get|post|put|patch|delete) \//i.test(message);
}

/** Fetch would carry a service-token header along to any host. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}

function readRequestId(headers: Headers): string | undefined {
  return requestIdHeaders.map((name) => headers.get(name)).find((id) => id !== null) ?? undefined;
}

/** Milliseconds from now, from seconds or a date; never negative. If the header is repeated, the first value counts. */
export function readRetryAfter(header: string | null): number | undefined {
  const [value = ''] = firstRetryAfter.exec(header ?? '') ?? [];
  if (value.trim() === '') return undefined;
  const seconds = Number(value);
  const waitMs = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : undefined;
}

/** A date contains a comma after the weekday. */
const firstRetryAfter = /^(?:\s*[a-z]+,)?[^,]*/i;

const requestIdHeaders = ['x-request-id', 'request-id', 'x-correlation-id', 'x-amzn-requestid', 'cf-ray'];

const maxReadableLength = 500;

function readBody(text: string): unknown {
  try {
    return parseExactJson(text, idsAsText);
  } catch {
    return text;
  }
}

/** A web page, or a text with one long word that was cut. */
const unreadableStarts = ['<', '… ('];

function isReadable(message: string | undefined): message is string {
  return message !== undefined && message.length <= maxReadableLength && !unreadableStarts.some((start) => message.startsWith(start));
}
