import { isJsonObject } from '../json/isJsonObject.js';
import { isUserLimit } from './isUserLimit.js';
import type { ServiceError, ServiceErrorKind } from './ServiceError.js';
import { withReason } from './withReason.js';

/**
 * Gives an error the reason `quota`, and with it the kind `permission`, if the service says that a quota, a plan or its credits are used up:
 * by status 402, by a code, or in words (docs/contract/errors.md#quotas). Any other error is returned as it is.
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
  // If the service itself has no quota left at another one, waiting for its operator is all that users can do.
  if (!refusals.has(kind) || status >= 500) return false;
  // A limit per minute passes.
  if (kind === 'rate-limited' && retryAfterMs !== undefined) return false;
  return isUsedUp(text);
}

const longestText = 2_000;

/** An error line without a status is of kind `server`. */
const refusals: ReadonlySet<ServiceErrorKind> = new Set(['permission', 'rate-limited', 'validation', 'server']);

function isUsedUp(text: string): boolean {
  if (rates.test(text) || sizes.test(text)) return false;
  if (payment.test(text) || plan.test(text)) return true;
  if (!used.test(text)) return false;
  return allowance.test(text) || /^limit reached$/im.test(text) || (/\b(?:limit|cap|maximum)\b/i.test(text) && scope.test(text));
}

/** Limits that pass by themselves. */
const rates = /\b(?:rate limit|too many|throttl|slow down|per (?:second|minute|min|hour)\b|(?:retry|try again) (?:in|after)\b|concurrent)/i;

/** Limits of one request, or of a machine. */
const sizes =
  /\b(?:context|lengths?|characters|sizes?|bytes|too (?:long|large|big)|files?|uploads?|rows?|disk|storage|space|memory|tables?|tablespace|warehouse|connections?|sessions?)\b/i;

const payment = /\bpayment (?:is )?required\b|\bpaywall/i;
const plan = /\b(?:upgrade|not (?:included|available)) (?:your|to|in|on|with) (?:\w{1,20} ){0,2}(?:plan|subscription)\b/i;

const used =
  /\b(?:exceed|exhaust|deplet|reached|hit\b|insufficient\b|not enough\b|too low\b|used (?:up|all|your)\b|(?:out|over) (?:of|your|the)\b|no (?:more|remaining|questions|credits)\b)/i;

/** What is counted, in itself. */
const allowance = /\b(?:quota|allowance|questions|credits?)\b/i;

/** What makes a limit one of a plan. */
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
