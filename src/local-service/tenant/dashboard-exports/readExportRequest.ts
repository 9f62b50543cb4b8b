import type { ExportSubjectInput } from '../../../client/resources/dashboard-exports.js';
import {
  invalid,
  isObject,
  type JsonObject,
  nullableInteger,
  nullableString,
  requiredChoice,
  requiredList,
  requiredString,
} from '../../http/fields.js';
import type { ExportFormat } from './exportJobs.js';

/** What the body of a start asks for; 400 for anything the interface does not allow. */
export function readExportRequest(body: JsonObject): ExportRequest {
  const dashboardId = nullableInteger(body, 'dashboardId') ?? undefined;
  const dashboardPublicId = nullableString(body, 'dashboardPublicId') ?? undefined;
  if ((dashboardId === undefined) === (dashboardPublicId === undefined)) {
    throw invalid('dashboardId', 'or dashboardPublicId is required, and only one of them');
  }
  return {
    format: requiredChoice(body, 'format', ['png', 'pdf']),
    dashboardId,
    dashboardPublicId,
    notes: [
      ...readMembers(body, 'filters').map(describeFilter),
      ...readMembers(body, 'timeGrains').map((entry) => `${entry.member} by ${requiredString(entry, 'grain')}`),
      ...readMembers(body, 'memberSwitchers').map((entry) => `${entry.member}: ${requiredString(entry, 'selected')}`),
    ],
    renderAs: readSubject(body.renderAs),
  };
}

export interface ExportRequest {
  readonly format: ExportFormat;
  /** Exactly one of the two is there. */
  readonly dashboardId: number | undefined;
  readonly dashboardPublicId: string | undefined;
  /** What the dashboard is filtered and switched by, in words. */
  readonly notes: readonly string[];
  readonly renderAs: ExportSubject | undefined;
}

export type ExportSubject = Pick<ExportSubjectInput, 'type'> &
  Readonly<Record<'email' | 'embedTenantName' | 'externalId', string | undefined>> & { readonly userId: number | undefined };

function readSubject(value: unknown): ExportSubject | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isObject(value)) throw invalid('renderAs', 'must be an object');
  const subject: ExportSubject = {
    type: requiredChoice(value, 'type', ['USER', 'EMBED_USER']),
    userId: nullableInteger(value, 'userId') ?? undefined,
    email: nullableString(value, 'email') ?? undefined,
    embedTenantName: nullableString(value, 'embedTenantName') ?? undefined,
    externalId: nullableString(value, 'externalId') ?? undefined,
  };
  if (subject.type === 'USER' && subject.userId === undefined && subject.email === undefined) {
    throw invalid('renderAs', 'needs userId or email for a user');
  }
  if (subject.type === 'EMBED_USER' && (subject.embedTenantName === undefined || subject.externalId === undefined)) {
    throw invalid('renderAs', 'needs embedTenantName and externalId for an embed user');
  }
  return subject;
}

/** Entries about a member of the data model, which is named with its view. */
function readMembers(body: JsonObject, field: string): readonly JsonObject[] {
  if (body[field] === undefined || body[field] === null) return [];
  return requiredList(body, field).map((entry) => {
    if (!isObject(entry) || typeof entry.member !== 'string' || !/.+\..+/.test(entry.member)) {
      throw invalid(field, 'must hold objects whose member reads view.member');
    }
    return entry;
  });
}

function describeFilter({ member, operator, value }: JsonObject): string {
  const words = [member, String(operator ?? 'equals').replaceAll('_', ' '), Array.isArray(value) ? value.join(', ') : (value ?? '')];
  return words.join(' ').trim();
}
