import { createOidcTokenConfig, type ServiceClient } from '../../../src/client.js';
import type { ContractWorld } from './ContractWorld.js';
import type { Contracts, Example } from './OperationContract.js';

const integration = {
  name: 'Map service',
  type: 'custom',
  authUrl: 'https://maps.halloway.example/authorize',
  tokenUrl: 'https://maps.halloway.example/token',
  clientId: 'parley',
  redirectUri: 'https://app.parley.example/oauth/callback',
};

/** Settings, connections and theme. OAuth integrations 1 and 2 exist, the admin is connected with the first; so does OIDC config 1. */
export const tenantContracts: Contracts<
  | 'getTenantSettings'
  | 'updateTenantSettings'
  | 'listOAuthIntegrations'
  | 'createOAuthIntegration'
  | 'getOAuthIntegration'
  | 'updateOAuthIntegration'
  | 'deleteOAuthIntegration'
  | 'listUserOAuthTokens'
  | 'getUserOAuthToken'
  | 'revokeUserOAuthToken'
  | 'initiateOAuthFlow'
  | 'listOidcTokenConfigs'
  | 'createOidcTokenConfig'
  | 'getOidcTokenConfig'
  | 'updateOidcTokenConfig'
  | 'deleteOidcTokenConfig'
  | 'getAppConfig'
  | 'getAppTheme'
> = {
  getTenantSettings: {
    succeeds: { params: {} },
    refuses: adminOnly({}),
  },
  updateTenantSettings: {
    succeeds: { params: { auditLogEnabled: false, maintenanceWindowDay: 'monday', maintenanceWindowTime: '23:30', oidcEnabled: null } },
    refuses: {
      'an invalid day': { params: { maintenanceWindowDay: 'someday' }, status: 400 },
      'an invalid time': { params: { maintenanceWindowTime: '24:00' }, status: 400 },
      'a fraction of a dollar': { params: { aiTokensAutoPurchaseAmount: 9.5 }, status: 400 },
      ...adminOnly({ hasSupportAccess: true }),
    },
  },
  listOAuthIntegrations: {
    succeeds: { params: {}, as: ({ analyst }) => analyst },
    refuses: { 'a token of a deactivated user': { params: {}, as: deactivated, status: 401 } },
  },
  createOAuthIntegration: {
    succeeds: { params: { ...integration, clientSecret: 'secret', scopes: ['read'], config: { region: 'eu' } } },
    refuses: {
      'an invalid URL': {
        params: { ...integration, clientSecret: 'secret', authUrl: 'mailto:ada@parley.example' },
        status: 400,
      },
      'an empty secret': { params: { ...integration, clientSecret: '' }, status: 400 },
      ...adminOnly({ ...integration, clientSecret: 'secret' }),
    },
  },
  getOAuthIntegration: {
    succeeds: { params: { id: 1 }, as: ({ analyst }) => analyst },
    refuses: { 'an unknown integration': { params: { id: 99 }, status: 404 } },
  },
  updateOAuthIntegration: {
    succeeds: { params: { id: 1, ...integration } },
    refuses: {
      'an unknown integration': { params: { id: 99, ...integration }, status: 404 },
      'an incomplete body': { params: { id: 1, ...integration, name: '' }, status: 400 },
      ...adminOnly({ id: 1, ...integration }),
    },
  },
  deleteOAuthIntegration: {
    succeeds: { params: { id: 1 } },
    refuses: { 'an unknown integration': { params: { id: 99 }, status: 404 }, ...adminOnly({ id: 1 }) },
  },
  listUserOAuthTokens: {
    succeeds: { params: {} },
    refuses: { 'a token of a deactivated user': { params: {}, as: deactivated, status: 401 } },
  },
  getUserOAuthToken: {
    succeeds: { params: { integrationId: 1 } },
    refuses: {
      'a connection of someone else': { params: { integrationId: 1 }, as: ({ analyst }) => analyst, status: 404 },
      'an integration without a connection': { params: { integrationId: 2 }, status: 404 },
    },
  },
  revokeUserOAuthToken: {
    succeeds: { params: { integrationId: 1 } },
    refuses: { 'an integration without a connection': { params: { integrationId: 2 }, status: 404 } },
  },
  initiateOAuthFlow: {
    succeeds: { params: { integrationId: 2 }, as: ({ analyst }) => analyst },
    refuses: { 'an unknown integration': { params: { integrationId: 99 }, status: 404 } },
  },
  listOidcTokenConfigs: {
    succeeds: { params: {} },
    refuses: adminOnly({}),
  },
  createOidcTokenConfig: {
    succeeds: {
      params: { audienceType: 'gcp', subFormat: '{deployment_id}:{region}', targetEnvVar: 'TOKEN_FILE', customClaims: { team: 'data' } },
    },
    refuses: {
      'a taken name': { params: { audienceType: 'aws', name: 'lake-reader' }, status: 409 },
      'an audience type without an audience': { params: { audienceType: 'custom' }, status: 400 },
      ...adminOnly({ audienceType: 'aws' }),
    },
  },
  getOidcTokenConfig: {
    succeeds: { params: { id: 1 } },
    refuses: { 'an unknown config': { params: { id: 99 }, status: 404 }, ...adminOnly({ id: 1 }) },
  },
  updateOidcTokenConfig: {
    succeeds: { params: { id: 1, isEnabled: false, subFormat: null } },
    refuses: {
      'a taken name': {
        params: async ({ admin }) => {
          const { name } = await createOidcTokenConfig(admin, { audienceType: 'aws' });
          return { id: 1, name };
        },
        status: 409,
      },
      'an unknown config': { params: { id: 99, isEnabled: false }, status: 404 },
      ...adminOnly({ id: 1, isEnabled: false }),
    },
  },
  deleteOidcTokenConfig: {
    succeeds: { params: { id: 1 } },
    refuses: { 'an unknown config': { params: { id: 99 }, status: 404 }, ...adminOnly({ id: 1 }) },
  },
  getAppConfig: {
    succeeds: { params: {}, as: ({ analyst }) => analyst },
    refuses: { 'a token of a deactivated user': { params: {}, as: deactivated, status: 401 } },
  },
  getAppTheme: {
    succeeds: { params: {}, as: ({ analyst }) => analyst },
    refuses: { 'a token of a deactivated user': { params: {}, as: deactivated, status: 401 } },
  },
};

function adminOnly<const Params>(params: Params): {
  readonly 'a caller who is not an admin': Example<Params> & { readonly status: number };
} {
  return { 'a caller who is not an admin': { params, as: ({ analyst }) => analyst, status: 403 } };
}

async function deactivated({ service, clientOf }: ContractWorld): Promise<ServiceClient> {
  return clientOf({ kind: 'bearer', token: await service.mintAccessToken({ email: 'left@parley.example' }) });
}
