import { deploymentId as servedDeployment } from '../addresses.js';
import type { ModelFiles } from '../data-model/BranchModels.js';
import { type CompiledModel, compileModel } from '../data-model/compileModel.js';
import type { DataModel, ModelView } from '../data-model/ModelView.js';
import { type BranchRecord, branchOf, type DeploymentRecord, type Deployments } from '../tenant/deployments/Deployments.js';
import { retailModel } from '../warehouse/retail-model/retailModel.js';
import { type Warehouse, WarehouseError } from '../warehouse/Warehouse.js';

/** The data models that questions are answered with: each branch has that of its last build that succeeded. */
export interface ServedModels {
  /** The model of a running branch of the deployment with the data, without a name that of production. */
  modelOf(branchName: string | undefined): Promise<DataModel>;
  /** True if something runs on a branch, so that it can be asked. */
  isServed(branchName: string): boolean;
  /** Checks all SQL once more when it is next built, since the data changed. */
  forgetChecks(): void;
  /** Compiles files, and asks the warehouse of the deployment about their SQL. */
  build(files: ModelFiles, deployment: DeploymentRecord): Promise<CompiledModel>;
}

/** `check` is asked about views whose SQL has not been checked yet. */
export function createServedModels(deployments: Deployments, check: NonNullable<Warehouse['check']>): ServedModels {
  const builds = new WeakMap<ModelFiles, Promise<CompiledModel>>();
  const served = new Map<number, DataModel>();
  const sound = new Set(compileModel(retailModel, '').model.views.map(sqlOf));

  function build(files: ModelFiles, deployment: DeploymentRecord): Promise<CompiledModel> {
    const compiled = compileModel(files, deployment.deployProjectRoot);
    // The data of other deployments is not here.
    if (compiled.errors.length > 0 || deployment.id !== mainDeployment || deployments.seededFiles.has(files))
      return Promise.resolve(compiled);
    const known = builds.get(files) ?? checked(compiled);
    builds.set(files, known);
    known.catch(() => builds.delete(files));
    return known;
  }

  async function checked(compiled: CompiledModel): Promise<CompiledModel> {
    const views = compiled.model.views.filter((view) => !sound.has(sqlOf(view)));
    if (views.length === 0) return compiled;
    const problems = await check({ views });
    for (const view of views) if (!problems.some((problem) => problem.view === view.name)) sound.add(sqlOf(view));
    const errors = problems.map(({ view, reason }) => ({
      message: `View "${view}": ${reason}`,
      fileName: compiled.fileNames.get(view) ?? null,
    }));
    return { ...compiled, errors };
  }

  /** What runs of a branch: what its user works on, or else what was committed. */
  function filesOf({ id }: BranchRecord): ModelFiles {
    const { working, committed } = deployments.models.of(id);
    return deployments.devModes.values().some(({ branchId }) => branchId === id) ? working : committed;
  }

  return {
    build,
    forgetChecks: () => sound.clear(),
    isServed: (name) => branchOf(deployments, mainDeployment, name)?.isRunning === true,
    async modelOf(branchName) {
      const deployment = deployments.deployments.find(mainDeployment);
      const branch = deployment && branchOf(deployments, mainDeployment, branchName ?? deployment.deployBranchName);
      if (deployment === undefined || branch === undefined) throw new WarehouseError('The deployment has no such branch.');
      const { model, errors } = await build(filesOf(branch), deployment);
      if (errors.length === 0) served.set(branch.id, model);
      const latest = served.get(branch.id) ?? (await earlierModel(branch, deployment));
      if (latest === undefined) throw new WarehouseError(`The data model of "${branch.name}" does not compile: ${errors[0]?.message}`);
      return latest;
    },
  };

  /** The commit that what is being worked on began with. */
  async function earlierModel({ id }: BranchRecord, deployment: DeploymentRecord): Promise<DataModel | undefined> {
    const { model, errors } = await build(deployments.models.of(id).committed, deployment);
    return errors.length === 0 ? model : undefined;
  }
}

/** What the warehouse checks of a view: all but its words. */
function sqlOf({ name, tables, time, dimensions, measures, facts, policies }: ModelView): string {
  const members = [...(time === undefined ? [] : [time]), ...dimensions];
  return JSON.stringify([
    name,
    tables,
    facts,
    policies,
    members.map((member) => [member.name, member.sql, 'order' in member ? member.order : undefined]),
    measures.map((measure) => [measure.name, measure.sql]),
  ]);
}

const mainDeployment = Number(servedDeployment);
