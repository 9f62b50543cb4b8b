import type { DataModelValidationResponse } from '@parley/react/client';
import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pageQuery, queryBoolean } from '../access/ManagementContext.js';
import {
  buildRequest,
  isDeployBranch,
  namedBranch,
  requireBranchOrDeployBranch,
  requireDevBranch,
  requireWritableBranch,
} from '../branches/branchRules.js';
import { putFiles, renameAll, takeAway } from '../branches/changeFiles.js';
import { sourceTree, treeOrder } from '../branches/sourceTree.js';
import type { ModelFiles } from '../data-model/BranchModels.js';
import { checkModel } from '../data-model/checkModel.js';
import { readModelPath } from '../data-model/modelPath.js';
import { invalid, isObject, type JsonObject, readBody, requiredList } from '../http/fields.js';
import { pageOf } from '../http/pageOf.js';
import type { ManagementServices } from './ManagementServices.js';
import { routeOf } from './routeOf.js';

export function dataModelRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const { deployments } = tenant;
  const { models } = deployments;
  const routes = new Hono<ManagementEnv>();

  /** Changes the files of one branch at once, or not at all. */
  async function changeFiles(context: ManagementContext, change: (files: ModelFiles, body: JsonObject) => ModelFiles): Promise<Response> {
    const request = buildRequest(context, deployments);
    const body = await readBody(context.req.raw);
    const branch = requireWritableBranch(deployments, request, namedBranch(deployments, request.deployment.id, body));
    models.change(branch.id, { working: change(models.of(branch.id).working, body) });
    return context.json({ success: true });
  }

  routes.on(...routeOf('listFiles'), (context) => {
    const { deployment } = buildRequest(context, deployments);
    const branch = requireBranchOrDeployBranch(deployments, deployment, context.req.query('branchName'));
    const { working, lastUpload } = models.of(branch.id);
    const shown = queryBoolean(context, 'showLastCLIUpload') === true ? (lastUpload ?? new Map()) : working;
    const tree = sourceTree(shown, { withContent: queryBoolean(context, 'withContent') ?? false });
    const page = pageOf(tree, pageQuery(context), treeOrder);
    return context.json({ ...page, data: page.items });
  });

  routes.on(...routeOf('updateFiles'), (context) => changeFiles(context, (before, body) => putFiles(before, readContents(body))));

  routes.on(...routeOf('removeFiles'), (context) =>
    changeFiles(context, (before, body) => takeAway(before, [...readFiles(body, () => '').keys()])),
  );

  routes.on(...routeOf('renameFiles'), (context) => changeFiles(context, (before, body) => renameAll(before, readNewPaths(body))));

  routes.on(...routeOf('validateDataModel'), (context) => {
    const request = buildRequest(context, deployments);
    const { deployment } = request;
    const branchName = context.req.query('branchName');
    const isDevMode = queryBoolean(context, 'devMode') === true;
    if (isDevMode && branchName !== undefined) throw invalid('devMode', 'and branchName cannot be combined');
    const branch = isDevMode ? requireDevBranch(deployments, request) : requireBranchOrDeployBranch(deployments, deployment, branchName);
    const { errors, servicesCount } = checkModel(models.of(branch.id).working, deployment.deployProjectRoot);
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

function readContents(body: JsonObject): ModelFiles {
  return readFiles(body, ({ content }) => {
    if (typeof content !== 'string') throw invalid('files.content', 'must be a string');
    return content;
  });
}

function readNewPaths(body: JsonObject): ReadonlyMap<string, string> {
  const newPaths = readFiles(body, ({ newPath }) => readModelPath(newPath, 'files.newPath'));
  if (new Set(newPaths.values()).size < newPaths.size) throw invalid('files.newPath', 'must not contain duplicates');
  return newPaths;
}

/** What the files of a body hold, by their path. */
function readFiles(body: JsonObject, read: (file: JsonObject) => string): ReadonlyMap<string, string> {
  const byPath = new Map<string, string>();
  for (const file of requiredList(body, 'files')) {
    if (!isObject(file)) throw invalid('files', 'must be objects with a path');
    const path = readModelPath(file.path, 'files.path');
    if (byPath.has(path)) throw invalid('files.path', 'must not contain duplicates');
    byPath.set(path, read(file));
  }
  return byPath;
}
