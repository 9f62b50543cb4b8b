import type { LocalService } from '@parley/local-service';
import { assignRoleToUser, createRole, createServiceClient, getRoles, type RoleCreateBody, updateRole } from '../../src/client.js';

/** Adds the roles of a company to the two that the service begins with, and assigns them. All have a description. */
export async function addDemoRoles(service: LocalService): Promise<void> {
  const admin = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
    fetch: service.fetch,
  });
  const { items } = await getRoles(admin, {});
  for (const { id, description } of items) {
    if (description === null) await updateRole(admin, { roleId: id, description: 'Changes dashboards and their themes.' });
  }
  for (const [role, userIds] of demoRoles) {
    const { id } = await createRole(admin, role);
    for (const userId of userIds) await assignRoleToUser(admin, { roleId: id, userId });
  }
}

const demoRoles: readonly (readonly [role: RoleCreateBody, userIds: readonly number[]])[] = [
  [
    {
      name: 'Store manager',
      description: 'Asks questions and opens the dashboards of the stores.',
      policies: [
        { resourceType: 'Deployment', actions: ['DeploymentRead', 'DeploymentAgentRead'], resources: ['1'] },
        { resourceType: 'Workbook', actions: ['WorkbookRead'], resources: ['All'] },
      ],
    },
    [10, 11, 12, 13, 14, 15],
  ],
  [
    {
      name: 'Data engineer',
      description: 'Builds the model on development branches, and sees how it performs.',
      policies: [
        {
          resourceType: 'Deployment',
          actions: ['DeploymentRead', 'SchemaRead', 'SchemaUpdateDevBranches', 'SqlRunnerRead', 'APMRead'],
          resources: ['1', '2'],
        },
      ],
    },
    [20, 21, 22],
  ],
  [
    {
      name: 'Compliance auditor',
      description: 'Reads reports, chats and what the account is billed for.',
      policies: [
        { resourceType: 'Global', actions: ['AuditLogManage', 'BillingRead'], resources: ['All'] },
        { resourceType: 'Report', actions: ['ReportRead'], resources: ['All'] },
        { resourceType: 'ChatThread', actions: ['ChatThreadRead'], resources: ['All'] },
      ],
    },
    [30],
  ],
];
