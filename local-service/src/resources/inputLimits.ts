import type { OperationId } from '@parley/react/client';

const schedule = {
  minute: { minimum: 0, maximum: 59 },
  hour: { minimum: 0, maximum: 23 },
  dayOfWeek: { minimum: 0, maximum: 6 },
  dayOfMonth: { minimum: 1, maximum: 31 },
};

/** Limits that the contract states in prose but not in its OpenAPI document. */
export const inputLimits: Readonly<Partial<Record<OperationId, Readonly<Record<string, Limits>>>>> = {
  createApiKey: { name: { maxLength: 255 } },
  createDeployment: { name: { maxLength: 255 } },
  updateDeployment: { name: { maxLength: 255 } },
  createRole: { policies: { maxItems: 200 } },
  updateRole: { policies: { maxItems: 200 } },
  createOidcTokenConfig: { targetEnvVar: { maxLength: 128 } },
  updateOidcTokenConfig: { targetEnvVar: { maxLength: 128 } },
  saveIntegration: { viewNames: { maxItems: 128 }, viewNameRegex: { maxLength: 128 } },
  createNotification: schedule,
  updateNotification: schedule,
  addRecipients: { recipients: { minItems: 1, maxItems: 1000 } },
  removeRecipients: { recipients: { minItems: 1, maxItems: 1000 } },
  generateSession: { deploymentId: { minimum: 1 } },
  addEmbedGroupMembers: { members: { minItems: 1, maxItems: 1000 } },
  removeEmbedGroupMembers: { members: { minItems: 1, maxItems: 1000 } },
  provisionEmbedUsers: { users: { minItems: 1, maxItems: 100 } },
  listMentionableEmbedUsers: { search: { maxLength: 255 } },
  createFolder: { position: { minimum: 0 } },
  updateFolder: { position: { minimum: 0 }, name: { minLength: 1 } },
  createWorkbook: { folderId: { minimum: 1 } },
  upsertWorkbookBySlug: { folderId: { minimum: 1 } },
  updateWorkbook: { folderId: { minimum: 1 } },
  bulkDeleteWorkspaceObjects: { items: { minItems: 1, maxItems: 100 } },
  bulkMoveWorkspaceObjects: { items: { minItems: 1, maxItems: 100 } },
  createReport: { title: { maxLength: 255 } },
  upsertReportByPublicId: { title: { maxLength: 255 } },
  updateReport: { title: { maxLength: 255 } },
  updateTenantSettings: { aiTokensAutoPurchaseAmount: { minimum: 0 } },
};

interface Limits {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}
