import type { OperationId } from '@parley/react/client';

/** The limits of fields that the contract states in words, and its document does not have. */
export const inputLimits: Readonly<Partial<Record<OperationId, Readonly<Record<string, Limits>>>>> = {
  createApiKey: { name: { maxLength: 255 } },
  createDeployment: { name: { maxLength: 255 } },
  updateDeployment: { name: { maxLength: 255 } },
  createRole: { policies: { maxItems: 200 } },
  updateRole: { policies: { maxItems: 200 } },
  createOidcTokenConfig: { targetEnvVar: { maxLength: 128 } },
  updateOidcTokenConfig: { targetEnvVar: { maxLength: 128 } },
  saveIntegration: { viewNames: { maxItems: 128 }, viewNameRegex: { maxLength: 128 } },
  updateTenantSettings: { aiTokensAutoPurchaseAmount: { minimum: 0 } },
};

interface Limits {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}
