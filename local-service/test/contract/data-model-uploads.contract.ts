import { fileHashes, finishUpload, startUpload, updateDeployment, uploadFile } from '../../../src/client.js';
import type { ContractWorld } from './ContractWorld.js';
import type { Contracts } from './OperationContract.js';

const yaml = 'cubes:\n  - name: returns\n    sql_table: base.returns\n';

/** Uploads of the data model. */
export const dataModelUploadsContracts: Contracts<'startUpload' | 'uploadFile' | 'finishUpload' | 'fileHashes'> = {
  startUpload: {
    succeeds: { params: { deploymentId: 1, branchName: 'loyalty-program' } },
    refuses: {
      'an unknown branch': { params: { deploymentId: 1, branchName: 'nowhere' }, status: 404 },
      'a read-only production branch': {
        params: async ({ admin }) => {
          await updateDeployment(admin, { deploymentId: 1, deployBranchReadOnly: true });
          return { deploymentId: 1 };
        },
        status: 403,
      },
      'a live upload while dev mode is off': { params: { deploymentId: 1, live: true }, as: ({ analyst }) => analyst, status: 400 },
      'a personal dev branch of someone else': {
        params: { deploymentId: 1, branchName: 'dev-ada' },
        as: ({ analyst }) => analyst,
        status: 403,
      },
    },
  },
  uploadFile: {
    succeeds: { params: async (world) => ({ ...(await startedUpload(world)), fileName: 'model/new.yml', file: new Blob([yaml]) }) },
    refuses: {
      'an unknown upload': {
        params: { deploymentId: 1, transaction: { id: 'none' }, fileName: 'a.yml', file: new Blob([yaml]) },
        status: 404,
      },
      'a path outside the project': {
        params: async (world) => ({ ...(await startedUpload(world)), fileName: '../a.yml', file: new Blob([yaml]) }),
        status: 400,
      },
      'content that is not text': {
        params: async (world) => ({ ...(await startedUpload(world)), fileName: 'a.yml', file: new Blob([new Uint8Array([0xff, 0xfe])]) }),
        status: 400,
      },
      'an upload for another branch': {
        params: async (world) => ({
          ...(await startedUpload(world)),
          branchName: 'loyalty-program',
          fileName: 'a.yml',
          file: new Blob([yaml]),
        }),
        status: 400,
      },
    },
  },
  finishUpload: {
    succeeds: { params: finishedUpload },
    refuses: {
      'an unknown upload': { params: { deploymentId: 1, transaction: { id: 'none' }, files: {} }, status: 404 },
      'a finished upload': {
        params: async (world) => {
          const upload = await startedWithAllFiles(world);
          await finishUpload(world.admin, upload);
          return upload;
        },
        status: 409,
      },
      'an upload of someone else': { params: startedWithAllFiles, as: ({ analyst }) => analyst, status: 404 },
      'a file that was not uploaded': {
        params: async (world) => ({ ...(await startedUpload(world)), files: { 'model/missing.yml': { hash: emptySha1 } } }),
        status: 400,
      },
      'a hash that does not match the file': {
        params: async (world) => ({ ...(await startedUpload(world)), files: { 'README.md': { hash: emptySha1 } } }),
        status: 400,
      },
    },
  },
  fileHashes: {
    succeeds: { params: { deploymentId: 1, useDeployProjectRoot: true } },
    refuses: { 'an unknown branch': { params: { deploymentId: 1, branchName: 'nowhere' }, status: 404 } },
  },
};

/** The SHA-1 of empty input. */
const emptySha1 = 'da39a3ee5e6b4b0d3255bfef95601890afd80709';

async function startedUpload({ admin }: ContractWorld) {
  const { transaction } = await startUpload(admin, { deploymentId: 1 });
  return { deploymentId: 1, transaction };
}

async function startedWithAllFiles(world: ContractWorld) {
  return { ...(await startedUpload(world)), files: await fileHashes(world.admin, { deploymentId: 1 }) };
}

async function finishedUpload(world: ContractWorld) {
  const upload = await startedWithAllFiles(world);
  await uploadFile(world.admin, { ...upload, fileName: 'notes.md', file: new Blob([]) });
  return { ...upload, files: { ...upload.files, 'notes.md': { hash: emptySha1 } }, commitMessage: 'Add notes' };
}
