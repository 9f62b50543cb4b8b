import { createBranchModels } from '../../data-model/BranchModels.js';
import type { BranchRecord, BuildRecord, DeploymentRecord, Deployments, DevModeRecord } from '../deployments/Deployments.js';
import { finishedWizard, newDeployment } from '../deployments/newDeployment.js';
import type { AttributeRecord, AttributeValueRecord, GroupRecord, People, UserRecord } from '../people/People.js';
import { createTable } from '../Table.js';
import type { Tenant } from '../Tenant.js';
import { type PlannedPerson, plannedRoles, type TenantPlan, type TenantSource } from '../TenantPlan.js';

/** The records that a tenant begins with. */
export type Seeds = Pick<Tenant, 'people' | 'connections' | 'deployments' | 'workspace'> & {
  readonly embedding: Omit<Tenant['embedding'], 'isOn'>;
};

/** The records of a plan. Lists that it says nothing about are empty. */
export function seedPlan({ plan, beforeCommit }: TenantSource, now: number): Seeds {
  return {
    people: peopleOf(plan, now),
    deployments: deploymentsOf(plan, now, beforeCommit),
    connections: { integrations: createTable(), userTokens: createTable(), tokenConfigs: createTable() },
    workspace: {
      folders: createTable(),
      workbooks: createTable(),
      reports: createTable(),
      dashboardVersions: createTable({ firstId: 5001 }),
      promotionLinks: createTable(),
      promotions: createTable(),
    },
    embedding: {
      tenants: createTable(),
      users: createTable(),
      groups: createTable(),
      shares: createTable(),
      comments: createTable(),
      closedDeploymentIds: [],
      maxUsers: 10_000,
    },
  };
}

function deploymentsOf({ deploymentName: name, files }: TenantPlan, now: number, beforeCommit: Deployments['beforeCommit']): Deployments {
  const deployments = createTable<DeploymentRecord>();
  const branches = createTable<BranchRecord>();
  const models = createBranchModels();
  const { id: deploymentId, deployBranchName } = deployments.insert(newDeployment({ name, ...finishedWizard }, now));
  const { id } = branches.insert({
    deploymentId,
    name: deployBranchName,
    parentBranch: null,
    lastHash: models.newHash(),
    isStagingEnvironmentEnabled: false,
    devModeUserId: null,
    isRunning: true,
  });
  models.change(id, { committed: files, working: files });
  return {
    deployments,
    branches,
    models,
    seededFiles: new Set(),
    devModes: createTable<DevModeRecord>(),
    builds: createTable<BuildRecord>(),
    beforeCommit,
    repositoryHost: { installations: createTable({ firstId: 51_001 }), repositories: createTable({ firstId: 9_001 }) },
  };
}

function peopleOf(plan: TenantPlan, now: number): People {
  const users = createTable<UserRecord>();
  const groups = createTable<GroupRecord>();
  const attributes = createTable<AttributeRecord>();
  const attributeValues = createTable<AttributeValueRecord>();
  for (const { name, title, type, defaultValue } of plan.attributes) {
    attributes.insert({ name, type, displayName: title ?? null, description: null, defaultValue: defaultValue ?? null });
  }
  for (const person of plan.people) {
    const { id: userId } = users.insert(userOf(person, now));
    for (const [name, value] of Object.entries(person.attributes)) {
      const attribute = attributes.values().find((one) => one.name === name);
      if (attribute !== undefined) attributeValues.insert({ userId, attributeId: attribute.id, value });
    }
  }
  const named = plan.people.flatMap((person) => person.groups).map((name) => ({ name, description: undefined }));
  for (const { name, description } of new Map([...named, ...plan.groups].map((group) => [group.name, group])).values()) {
    const members = plan.people.filter((person) => person.groups.includes(name)).map(({ email }) => email);
    const userIds = users.values().flatMap(({ id, email }) => (members.includes(email) ? [id] : []));
    groups.insert({ name, description: description ?? null, userIds, createdAt: now, updatedAt: now });
  }
  return {
    users,
    groups,
    roles: createTable({ firstId: 100 }),
    attributes,
    attributeValues,
    apiKeys: createTable(),
  };
}

function userOf({ email, name = '', role }: PlannedPerson, now: number): Omit<UserRecord, 'id'> {
  const [firstName = '', ...others] = name.split(/\s+/);
  return {
    email,
    username: email,
    firstName: firstName || null,
    lastName: others.join(' ') || null,
    title: null,
    picture: null,
    externalId: null,
    isAdmin: role === 'admin',
    isDeactivated: false,
    settings: {},
    notifications: {},
    tosAccepted: null,
    roleIds: role === 'admin' ? [] : [plannedRoles[role]],
    createdAt: now,
    updatedAt: now,
    lastLogin: null,
  };
}
