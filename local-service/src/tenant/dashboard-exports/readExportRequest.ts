import type { ExportSubjectInput, StartDashboardExportInput } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import { canonicalExternalId } from '../embedding/readEmbedUserFields.js';
import { readDashboardView } from '../workspace/dashboardView.js';
import type { ExportFormat } from './exportJobs.js';

/** The input of a start; 400 if the contract does not allow it. */
export function readExportRequest({ dashboardId = null, dashboardPublicId = null, ...input }: StartDashboardExportInput): ExportRequest {
  if ((dashboardId === null) === (dashboardPublicId === null))
    throw invalid('dashboardId', 'or dashboardPublicId is required, but not both');
  // The file does not depend on the view, but an invalid one is refused.
  readDashboardView(input);
  return {
    format: input.format,
    dashboardId: dashboardId ?? undefined,
    dashboardPublicId: dashboardPublicId ?? undefined,
    renderAs: input.renderAs ? readSubject(input.renderAs) : undefined,
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

function readSubject({ type, userId, email, embedTenantName, externalId }: ExportSubjectInput): ExportSubject {
  const subject: ExportSubject = {
    type,
    userId: userId ?? undefined,
    email: email ?? undefined,
    embedTenantName: embedTenantName ?? undefined,
    externalId: canonicalExternalId(externalId ?? '') || undefined,
  };
  if (subject.type === 'USER' && subject.userId === undefined && subject.email === undefined) {
    throw invalid('renderAs', 'requires userId or email for a user');
  }
  if (subject.type === 'EMBED_USER' && (subject.embedTenantName === undefined || subject.externalId === undefined)) {
    throw invalid('renderAs', 'requires embedTenantName and externalId for an embed user');
  }
  return subject;
}
