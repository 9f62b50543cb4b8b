import type { FileHash, FinishUploadResponse, StartUploadResponse } from '@parley/react/client';
import { Hono } from 'hono';
import type { ManagementContext, ManagementEnv } from '../access/ManagementContext.js';
import { type BuildRequest, buildRequest } from '../branches/branchRules.js';
import { createUploads, readHashes, type UploadedFile } from '../branches/createUploads.js';
import { hashFiles } from '../branches/hashFiles.js';
import { filesAt, readUploadTarget, requireUploadAllowed, type UploadTarget } from '../branches/UploadTarget.js';
import { readModelPath } from '../data-model/modelPath.js';
import { invalid, isObject } from '../http/fields.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

export function dataModelUploadsRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const { deployments, clock } = tenant;
  const uploads = createUploads(tenant);
  const routes = new Hono<ManagementEnv>();

  routes.on(...routeOf('startUpload'), (context) => {
    const { request, target } = readUpload(context);
    const answer: StartUploadResponse = { transaction: { id: uploads.start(request, target) }, deploymentName: request.deployment.name };
    return context.json(answer);
  });

  routes.on(...routeOf('uploadFile'), async (context) => {
    const { request, target } = readUpload(context);
    const { transactionId, file } = await readUploadForm(context.req.raw);
    uploads.addFile(transactionId, request, target, file);
    return context.body(null, 200);
  });

  routes.on(...routeOf('finishUpload'), async (context) => {
    const { request, target } = readUpload(context);
    const { transaction, files, awaitGitOperations, autoRemoveFiles } = await readInput(context, 'finishUpload');
    const finished = { hashes: readHashes(files), autoRemoveFiles: autoRemoveFiles ?? true, now: clock() };
    const lastHash = await uploads.finish(transaction.id, request, target, finished);
    // The hash is known only once the commit is done.
    const answer: FinishUploadResponse = { lastHash: (awaitGitOperations ?? true) ? lastHash : null };
    return context.json(answer);
  });

  routes.on(...routeOf('fileHashes'), async (context) => {
    const target = readUploadTarget(readQuery(context, 'fileHashes'), deployments, buildRequest(context, deployments));
    const hashes = await hashFiles(filesAt(deployments, target));
    const byPath = [...hashes].map(([path, hash]): [string, FileHash] => [path.slice(target.prefix.length), { hash }]);
    return context.json(Object.fromEntries(byPath));
  });

  function readUpload(context: ManagementContext): { readonly request: BuildRequest; readonly target: UploadTarget } {
    const request = buildRequest(context, deployments);
    // All upload operations take the same query parameters.
    const target = readUploadTarget(readQuery(context, 'startUpload'), deployments, request);
    requireUploadAllowed(deployments, target, request);
    return { request, target };
  }

  return routes;
}

/** The parts `transaction` (JSON text), `fileName` and `file` (UTF-8) of a form. */
async function readUploadForm(request: Request): Promise<{ readonly transactionId: string; readonly file: UploadedFile }> {
  const form = await readForm(request);
  const transactionId = readTransactionId(parseJson(form.get('transaction')));
  const path = readModelPath(form.get('fileName'), 'fileName');
  const file = form.get('file');
  if (file === null || typeof file === 'string') throw invalid('file', 'must be a file');
  return { transactionId, file: { path, content: decode(await file.arrayBuffer()) } };
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw invalid('body', 'must be multipart/form-data');
  }
}

function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function readTransactionId(transaction: unknown): string {
  if (!isObject(transaction) || typeof transaction.id !== 'string')
    throw invalid('transaction', 'must be the value returned when the upload was started');
  return transaction.id;
}

/** The text as it is, with its byte order mark, so that its hash stays. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw invalid('file', 'must be UTF-8 text');
  }
}
