import { isJsonObject } from '../json/isJsonObject.js';
import { isUserLimit } from './isUserLimit.js';
import type { ServiceError, ServiceErrorKind } from './ServiceError.js';
import { withReason } from './withReason.js';

/**
 * Returns an error with the reason `quota` and the kind `permission` if its status (402), code or message says that a quota, plan limit or
 * credit balance is used up (docs/contract/errors.md#quotas). Returns any other error unchanged.
 */
export function explainQuota(error: ServiceError): ServiceError {
  return error.reason === undefined && isQuota(error) ? withReason(error, 'quota', 'permission') : error;
}

function isQuota({ kind, status = 0, message, code, body, retryAfterMs }: ServiceError): boolean {
  const fault = fieldsOf(fieldsOf(body).error);
  const data = fieldsOf(fault.data);
  const codes = [code, fieldsOf(body).error, fieldsOf(body).type, fault.type, data.code, data.type];
  const text = [message, ...codes.map(wordsOfCode)].join('\n').slice(0, longestText);
  if (isUserLimit(text)) return false;
  if ([status, code, data.status, data.statusCode].some((value) => Number(value) === 402)) return true;
  // If the service's own provider refuses it for a quota, users can only wait for the operator.
  if (!refusals.has(kind) || status >= 500) return false;
  // A limit per minute is temporary.
  if (kind === 'rate-limited' && retryAfterMs !== undefined) return false;
  return isUsedUp(text);
}

const longestText = 2_000;

/** Error lines without a status have the kind `server`. */
const refusals: ReadonlySet<ServiceErrorKind> = new Set(['permission', 'rate-limited', 'validation', 'server']);

function isUsedUp(text: string): boolean {
  if (rates.test(text) || sizes.test(text)) return false;
  if (payment.test(text) || plan.test(text)) return true;
  if (!used.test(text)) return false;
  return allowance.test(text) || /^limit reached$/im.test(text) || (/\b(?:limit|cap|maximum)\b/i.test(text) && scope.test(text));
}

/** Temporary limits. */
const rates = /\b(?:rate limit|too many|throttl|slow down|per (?:second|minute|min|hour)\b|(?:retry|try again) (?:in|after)\b|concurrent)/i;

/** Limits on a single request, or on a machine. */
const sizes =
  /\b(?:context|lengths?|characters|sizes?|bytes|too (?:long|large|big)|files?|uploads?|rows?|disk|storage|space|memory|tables?|tablespace|warehouse|connections?|sessions?)\b/i;

const payment = /\bpayment (?:is )?required\b|\bpaywall/i;
const plan = /\b(?:upgrade|not (?:included|available)) (?:your|to|in|on|with) (?:\w{1,20} ){0,2}(?:plan|subscription)\b/i;

const used =
  /\b(?:exceed|exhaust|deplet|reached|hit\b|insufficient\b|not enough\b|too low\b|used (?:up|all|your)\b|(?:out|over) (?:of|your|the)\b|no (?:more|remaining|questions|credits)\b)/i;

/** Words that mean a quota by themselves. */
const allowance = /\b(?:quota|allowance|questions|credits?)\b/i;

/** Words that make a limit one of a plan. */
const scope =
  /\b(?:daily|weekly|monthly|yearly|annual|today|(?:this|per|each) (?:day|week|month|year)|plan|subscription|tier|trial|billing|usage|spend|spending|questions?|message limit)\b/i;

/** `quota_exceeded`, `quota-exceeded` and `QuotaExceeded` as `quota exceeded`. */
function wordsOfCode(code: unknown): string {
  if (typeof code !== 'string') return '';
  return code
    .slice(0, longestCode)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ');
}

const longestCode = 60;

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isJsonObject(value) ? value : {};
}
