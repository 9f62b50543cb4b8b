import type { ExportSubjectInput } from '@parley/react/client';
import { invalid, isObject, type JsonObject, nullableInteger, nullableString, requiredChoice } from '../../http/fields.js';
import { canonicalExternalId } from '../embedding/readEmbedUserFields.js';
import { readDashboardView } from '../workspace/dashboardView.js';
import type { ExportFormat } from './exportJobs.js';

/** What the body of a start asks for; 400 for anything the interface does not allow. */
export function readExportRequest(body: JsonObject): ExportRequest {
  const dashboardId = nullableInteger(body, 'dashboardId') ?? undefined;
  const dashboardPublicId = nullableString(body, 'dashboardPublicId') ?? undefined;
  if ((dashboardId === undefined) === (dashboardPublicId === undefined)) {
    throw invalid('dashboardId', 'or dashboardPublicId is required, but not both');
  }
  // The file does not depend on the view, but an invalid one is refused.
  readDashboardView(body);
  return {
    format: requiredChoice(body, 'format', ['png', 'pdf']),
    dashboardId,
    dashboardPublicId,
    renderAs: readSubject(body.renderAs),
  };
}

export interface ExportRequest {
  readonly format: ExportFormat;
  /** Exactly one of the two is there. */
  readonly dashboardId: number | undefined;
  readonly dashboardPublicId: string | undefined;
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
    externalId: canonicalExternalId(nullableString(value, 'externalId') ?? '') || undefined,
  };
  if (subject.type === 'USER' && subject.userId === undefined && subject.email === undefined) {
    throw invalid('renderAs', 'requires userId or email for a user');
  }
  if (subject.type === 'EMBED_USER' && (subject.embedTenantName === undefined || subject.externalId === undefined)) {
    throw invalid('renderAs', 'requires embedTenantName and externalId for an embed user');
  }
  return subject;
}
