import type { FileHash } from '@parley/react/client';
import type { ModelFiles } from '../data-model/BranchModels.js';
import { readModelPath, showModelPath } from '../data-model/modelPath.js';
import { invalid } from '../http/fields.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import type { Tenant } from '../tenant/Tenant.js';
import type { BuildRequest } from './branchRules.js';
import { hashFiles } from './hashFiles.js';
import { storeUpload } from './storeUpload.js';
import { filesAt, type UploadTarget } from './UploadTarget.js';

/** Uploads of a whole project: started, filled with the files that differ, and finished by a list of all files. */
export interface Uploads {
  start(request: BuildRequest, target: UploadTarget): string;
  addFile(id: string, request: BuildRequest, target: UploadTarget, file: UploadedFile): void;
  /** Gives the hash of the last commit of the branch. */
  finish(id: string, request: BuildRequest, target: UploadTarget, finished: FinishedUpload): Promise<string>;
}

export interface UploadedFile {
  readonly path: string;
  readonly content: string;
}

export interface FinishedUpload {
  /** The hash of every file of the project, by its path. */
  readonly hashes: ReadonlyMap<string, string>;
  /** True if files that are not listed are deleted. */
  readonly autoRemoveFiles: boolean;
  readonly now: number;
}

interface Upload {
  readonly deploymentId: number;
  readonly userId: number;
  readonly target: string;
  readonly files: ModelFiles;
  readonly isOpen: boolean;
}

export function createUploads({ deployments, state }: Tenant): Uploads {
  const uploads = state.map<string, Upload>('uploads');

  function requireOpen(id: string, { deployment, caller }: BuildRequest, target: UploadTarget): Upload {
    const upload = uploads.get(id);
    if (upload === undefined || upload.deploymentId !== deployment.id || upload.userId !== caller.user.id) {
      throw new ServiceFailure(404, 'The upload was not found. Start one first.');
    }
    if (!upload.isOpen) throw new ServiceFailure(409, 'This upload is already finished. Start a new one.');
    if (upload.target !== describeTarget(target))
      throw new ServiceFailure(400, 'The upload was started with a different branch, root or mode.');
    return upload;
  }

  return {
    start({ deployment, caller }, target) {
      const id = deployments.models.newHash();
      const { user } = caller;
      uploads.set(id, { deploymentId: deployment.id, userId: user.id, target: describeTarget(target), files: new Map(), isOpen: true });
      return id;
    },
    addFile(id, request, target, { path, content }) {
      const upload = requireOpen(id, request, target);
      uploads.set(id, { ...upload, files: new Map([...upload.files, [target.prefix + path, content]]) });
    },
    async finish(id, request, target, { hashes, autoRemoveFiles, now }) {
      const { files: uploaded } = requireOpen(id, request, target);
      const wanted = new Map([...hashes].map(([path, hash]) => [target.prefix + path, hash]));
      const listed = await pickFiles(wanted, new Map([...filesAt(deployments, target), ...uploaded]));
      // Another request may have finished it while the files were hashed.
      const upload = requireOpen(id, request, target);
      const lastHash = storeUpload(deployments, target, { listed, autoRemoveFiles, now });
      uploads.set(id, { ...upload, isOpen: false });
      return lastHash;
    },
  };
}

/** Where an upload was started for, in one word that can be compared. */
function describeTarget({ branch, isLive, prefix }: UploadTarget): string {
  return JSON.stringify([branch.id, isLive, prefix]);
}

/** The hashes of a finishing upload by the path of their file. */
export function readHashes(files: Readonly<Record<string, FileHash>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(files).map(([path, { hash }]) => [readModelPath(path, 'files'), hash.toLowerCase()]));
}

/** The listed files out of those at hand; 400 where one is missing or is not what its hash says. */
async function pickFiles(wanted: ReadonlyMap<string, string>, atHand: ModelFiles): Promise<ModelFiles> {
  const hashes = await hashFiles(new Map([...atHand].filter(([path]) => wanted.has(path))));
  const picked = new Map<string, string>();
  for (const [path, hash] of wanted) {
    const content = atHand.get(path);
    if (content === undefined) throw invalid('files', `lists ${showModelPath(path)}, which was not uploaded`);
    if (hashes.get(path) !== hash) throw invalid('files', `has a hash for ${showModelPath(path)} that does not match its content`);
    picked.set(path, content);
  }
  return picked;
}
