import { type BranchModels, createBranchModels } from '../../data-model/BranchModels.js';
import { retailModel } from '../../warehouse/retail-model/retailModel.js';
import type { BranchRecord, BuildRecord, DeploymentRecord, Deployments, DevModeRecord } from '../deployments/Deployments.js';
import { createTable, type Table } from '../Table.js';
import { seedRepositoryHost } from './seedRepositoryHost.js';

/** The production branch of each deployment, and development branches of the first: 8 in all there. */
export function seedBranches(deployments: Table<DeploymentRecord>): Omit<Deployments, 'deployments'> {
  const branches = createTable<BranchRecord>();
  const devModes = createTable<DevModeRecord>();
  const models = createBranchModels();
  for (const { id: deploymentId, deployBranchName: name } of deployments.values()) {
    const { id } = branches.insert({ ...newBranch(name, models), deploymentId, isRunning: true });
    models.change(id, { committed: retailModel, working: retailModel });
  }
  for (const branch of developmentBranches) seedBranch(branch, branches, models);
  for (const branch of developmentBranches) seedLaterCommit(branch, branches, models);
  for (const { id: branchId, deploymentId, devModeUserId: userId } of branches.values()) {
    if (userId !== null) devModes.insert({ deploymentId, userId, branchId });
  }
  const branchNames = branches
    .values()
    .filter(({ deploymentId, devModeUserId }) => deploymentId === mainDeploymentId && devModeUserId === null)
    .map(({ name }) => name);
  const seededFiles = new Set(branches.values().flatMap(({ id }) => [models.of(id).committed, models.of(id).working]));
  return { branches, models, seededFiles, devModes, builds: createTable<BuildRecord>(), repositoryHost: seedRepositoryHost(branchNames) };
}

interface SeededBranch {
  readonly name: string;
  readonly parent: string;
  readonly isStaging?: boolean;
  /** The owner of the personal dev branch; dev mode is on. */
  readonly userId?: number;
  readonly committed?: readonly Edit[];
  readonly uncommitted?: readonly Edit[];
  /** Committed since branches were made from it. */
  readonly committedLater?: readonly Edit[];
  /** In the repository, and not pulled yet. */
  readonly upstream?: readonly Edit[];
}

type Edit = readonly [path: string, replaced: string, by: string];

const developmentBranches: readonly SeededBranch[] = [
  {
    name: 'autumn-release',
    parent: 'main',
    isStaging: true,
    committed: [['model/cubes/order_lines.yml', 'format: percent', 'format: percent\n        title: Margin before returns']],
    committedLater: [['model/cubes/order_lines.yml', 'Margin before returns', 'Gross margin']],
    upstream: [['model/cubes/stores.yml', 'The shops,', 'The shops and outlets,']],
  },
  {
    name: 'loyalty-program',
    parent: 'main',
    committed: [
      [
        'model/cubes/customers.yml',
        '      - name: region\n',
        `      - name: loyalty_tier
        sql: "CASE WHEN {CUBE}.segment = 'Member' THEN 'Gold' ELSE 'None' END"
        type: string
      - name: region
`,
      ],
    ],
  },
  { name: 'loyalty-tiers', parent: 'loyalty-program' },
  {
    name: 'loyalty-points',
    parent: 'loyalty-program',
    committed: [['model/views/customers.yml', 'includes: "*"', 'includes: [region, country, loyalty_points]']],
  },
  {
    name: 'store-formats',
    parent: 'main',
    isStaging: true,
    committed: [
      [
        'model/cubes/stores.yml',
        '      - name: city\n',
        `      - name: size_class
        sql: "CASE WHEN {CUBE}.floor_area >= 600 THEN 'Large' ELSE 'Small' END"
        type: string
      - name: city
`,
      ],
    ],
  },
  {
    name: 'margin-after-returns',
    parent: 'autumn-release',
    committed: [['model/cubes/order_lines.yml', 'title: Margin before returns', 'title: Margin after returns']],
  },
  {
    name: 'dev-ada',
    parent: 'main',
    userId: 1,
    committed: [['model/cubes/products.yml', 'What the retailer sells', 'Everything the retailer sells']],
    uncommitted: [['model/cubes/orders.yml', 'One row for each order', 'One row for each order that was paid']],
  },
];

const mainDeploymentId = 1;

function seedBranch(seeded: SeededBranch, branches: Table<BranchRecord>, models: BranchModels): void {
  const { name, parent: parentBranch, isStaging = false, userId: devModeUserId = null } = seeded;
  const parent = branches.values().find((branch) => branch.name === parentBranch);
  const { id } = branches.insert({
    ...newBranch(name, models),
    deploymentId: mainDeploymentId,
    parentBranch,
    isStagingEnvironmentEnabled: isStaging,
    devModeUserId,
    isRunning: isStaging || devModeUserId !== null,
  });
  if (parent !== undefined) models.fork(id, parent.id);
  const committed = withEdits(models.of(id).committed, seeded.committed);
  models.change(id, { committed, working: withEdits(committed, seeded.uncommitted) });
}

function seedLaterCommit({ name, committedLater, upstream }: SeededBranch, branches: Table<BranchRecord>, models: BranchModels): void {
  const branch = branches.values().find((record) => record.name === name);
  if (branch === undefined) return;
  const before = models.of(branch.id);
  const committed = withEdits(before.committed, committedLater);
  const working = withEdits(before.working, committedLater);
  models.change(branch.id, { committed, working, upstream: upstream === undefined ? null : withEdits(committed, upstream) });
}

function newBranch(name: string, models: BranchModels): Omit<BranchRecord, 'id' | 'deploymentId'> {
  const lastHash = models.newHash();
  return { name, parentBranch: null, lastHash, isStagingEnvironmentEnabled: false, devModeUserId: null, isRunning: false };
}

function withEdits(files: ReadonlyMap<string, string>, edits: readonly Edit[] = []): ReadonlyMap<string, string> {
  const edited = edits.map(([path, replaced, by]) => [path, (files.get(path) ?? '').replace(replaced, by)] as const);
  return new Map([...files, ...edited]);
}
