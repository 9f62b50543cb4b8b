import type { DataModelFilePath, DataModelFileRename, DataModelValidationResponse } from '@parley/react/client';
import { Hono } from 'hono';
import type { ManagementEnv } from '../access/ManagementContext.js';
import {
  type BuildRequest,
  buildRequest,
  type NamedBranch,
  namedBranch,
  requireBranchOrDeployBranch,
  requireDevBranch,
  requireWritableBranch,
} from '../branches/branchRules.js';
import { putFiles, renameAll, takeAway } from '../branches/changeFiles.js';
import { sourceTree, treeOrder } from '../branches/sourceTree.js';
import type { ModelFiles } from '../data-model/BranchModels.js';
import { readModelPath } from '../data-model/modelPath.js';
import { invalid } from '../http/fields.js';
import { pageOf } from '../http/pageOf.js';
import { isDeployBranch } from '../tenant/deployments/Deployments.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

export function dataModelRoutes({ tenant, servedModels }: ManagementServices): Hono<ManagementEnv> {
  const { deployments } = tenant;
  const { models } = deployments;
  const routes = new Hono<ManagementEnv>();

  /** Changes the files of one branch at once, or not at all. */
  function changeFiles(request: BuildRequest, named: NamedBranch, change: (before: ModelFiles) => ModelFiles): { readonly success: true } {
    const branch = requireWritableBranch(deployments, request, namedBranch(deployments, request.deployment.id, named));
    models.change(branch.id, { working: change(models.of(branch.id).working) });
    return { success: true };
  }

  routes.on(...routeOf('listFiles'), (context) => {
    const { deployment } = buildRequest(context, deployments);
    const query = readQuery(context, 'listFiles');
    const branch = requireBranchOrDeployBranch(deployments, deployment, query.branchName);
    const { working, lastUpload } = models.of(branch.id);
    const shown = query.showLastCLIUpload === true ? (lastUpload ?? new Map()) : working;
    const tree = sourceTree(shown, { withContent: query.withContent ?? false });
    const page = pageOf(tree, query, treeOrder);
    return context.json({ ...page, data: page.items });
  });

  routes.on(...routeOf('updateFiles'), async (context) => {
    const request = buildRequest(context, deployments);
    const { files, ...named } = await readInput(context, 'updateFiles');
    return context.json(
      changeFiles(request, named, (before) =>
        putFiles(
          before,
          byPath(files, ({ content }) => content),
        ),
      ),
    );
  });

  routes.on(...routeOf('removeFiles'), async (context) => {
    const request = buildRequest(context, deployments);
    const { files, ...named } = await readInput(context, 'removeFiles');
    return context.json(changeFiles(request, named, (before) => takeAway(before, [...byPath(files, () => '').keys()])));
  });

  routes.on(...routeOf('renameFiles'), async (context) => {
    const request = buildRequest(context, deployments);
    const { files, ...named } = await readInput(context, 'renameFiles');
    return context.json(changeFiles(request, named, (before) => renameAll(before, readNewPaths(files))));
  });

  routes.on(...routeOf('validateDataModel'), async (context) => {
    const request = buildRequest(context, deployments);
    const { deployment } = request;
    const { branchName, devMode: isDevMode } = readQuery(context, 'validateDataModel');
    if (isDevMode && branchName !== undefined) throw invalid('devMode', 'and branchName cannot be combined');
    const branch = isDevMode ? requireDevBranch(deployments, request) : requireBranchOrDeployBranch(deployments, deployment, branchName);
    const { errors, servicesCount } = await servedModels.build(models.of(branch.id).working, deployment);
    const answer: DataModelValidationResponse = {
      deploymentId: deployment.id,
      branchName: branch.name,
      mode: isDeployBranch(deployments, branch) ? 'production' : 'dev_mode',
      valid: errors.length === 0,
      errors,
      servicesCount: errors.length === 0 ? servicesCount : null,
    };
    return context.json(answer);
  });

  return routes;
}

function readNewPaths(files: readonly DataModelFileRename[]): ReadonlyMap<string, string> {
  const newPaths = byPath(files, ({ newPath }) => readModelPath(newPath, 'files.newPath'));
  if (new Set(newPaths.values()).size < newPaths.size) throw invalid('files.newPath', 'must not contain duplicates');
  return newPaths;
}

/** Reads a value from each file, by path. 400 if a path occurs twice. */
function byPath<File extends DataModelFilePath>(files: readonly File[], read: (file: File) => string): ReadonlyMap<string, string> {
  const said = new Map(files.map((file) => [readModelPath(file.path, 'files.path'), read(file)]));
  if (said.size < files.length) throw invalid('files.path', 'must not contain duplicates');
  return said;
}
