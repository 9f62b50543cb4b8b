import { fileHashes, finishUpload, startDevMode, startUpload, updateDeployment, uploadFile } from '../../../src/client.js';
import type { ContractWorld } from './ContractWorld.js';
import type { Contracts } from './OperationContract.js';

const yaml = 'cubes:\n  - name: returns\n    sql_table: base.returns\n';
const newFile = { path: '/model/cubes/returns.yml', content: yaml };

/** Data model, branches, uploads and source control. Deployment 1 has 8 branches; the admin works on `dev-ada`. */
export const dataModelContracts: Contracts<
  | 'listFiles'
  | 'updateFiles'
  | 'removeFiles'
  | 'renameFiles'
  | 'validateDataModel'
  | 'startDevMode'
  | 'stopDevMode'
  | 'listBranches'
  | 'createBranch'
  | 'removeBranch'
  | 'setBranchStagingEnvironment'
  | 'commitChanges'
  | 'pull'
  | 'mergeIntoParentBranch'
  | 'mergeToDefaultBranch'
  | 'startUpload'
  | 'uploadFile'
  | 'finishUpload'
  | 'fileHashes'
  | 'status'
  | 'installations'
  | 'repositories'
  | 'branches'
  | 'connect'
> = {
  listFiles: {
    succeeds: { params: { deploymentId: 1, withContent: true, first: 2 } },
    refuses: {
      'an unknown deployment': { params: { deploymentId: 99 }, status: 404 },
      'an unknown branch': { params: { deploymentId: 1, branchName: 'nowhere' }, status: 404 },
      'a cursor of another list': { params: { deploymentId: 1, after: '?' }, status: 400 },
    },
  },
  updateFiles: {
    succeeds: { params: { deploymentId: 1, files: [newFile] } },
    refuses: {
      'a branch without the caller’s dev mode': {
        params: { deploymentId: 1, branchName: 'loyalty-program', files: [newFile] },
        status: 400,
      },
      'the production branch': { params: { deploymentId: 1, branchName: 'main', files: [newFile] }, status: 400 },
      'a personal dev branch of somebody else': {
        params: { deploymentId: 1, branchName: 'dev-ada', files: [newFile] },
        as: ({ analyst }) => analyst,
        status: 403,
      },
      'no branch while dev mode is off': { params: { deploymentId: 1, files: [newFile] }, as: ({ analyst }) => analyst, status: 400 },
      'a path out of the repository': { params: { deploymentId: 1, files: [{ path: 'model/../../secret', content: '' }] }, status: 400 },
      'an id and a name of two branches': {
        params: { deploymentId: 1, branchId: 1, branchName: 'dev-ada', files: [newFile] },
        status: 400,
      },
      'a branch of another deployment': { params: { deploymentId: 1, branchId: 2, files: [newFile] }, status: 404 },
    },
  },
  removeFiles: {
    succeeds: { params: { deploymentId: 1, files: [{ path: '/model/cubes/stores.yml' }] } },
    refuses: {
      'a file that is not there': { params: { deploymentId: 1, files: [{ path: 'model/none.yml' }] }, status: 404 },
      'a branch without the caller’s dev mode': {
        params: { deploymentId: 1, branchName: 'main', files: [{ path: 'README.md' }] },
        status: 400,
      },
    },
  },
  renameFiles: {
    succeeds: { params: { deploymentId: 1, files: [{ path: 'README.md', newPath: '/docs/README.md' }] } },
    refuses: {
      'a file that is not there': { params: { deploymentId: 1, files: [{ path: 'a.yml', newPath: 'b.yml' }] }, status: 404 },
      'a path that is taken': { params: { deploymentId: 1, files: [{ path: 'README.md', newPath: 'docs/naming.md' }] }, status: 409 },
      'a path out of the repository': { params: { deploymentId: 1, files: [{ path: 'README.md', newPath: '../README.md' }] }, status: 400 },
      'a branch without the caller’s dev mode': {
        params: { deploymentId: 1, branchName: 'main', files: [{ path: 'README.md', newPath: 'b.md' }] },
        status: 400,
      },
    },
  },
  validateDataModel: {
    succeeds: { params: { deploymentId: 1, branchName: 'loyalty-points' } },
    refuses: {
      'an unknown branch': { params: { deploymentId: 1, branchName: 'nowhere' }, status: 404 },
      'dev mode while it is off': { params: { deploymentId: 1, devMode: true }, as: ({ analyst }) => analyst, status: 400 },
    },
  },
  startDevMode: {
    succeeds: { params: { deploymentId: 1 }, as: ({ analyst }) => analyst },
    refuses: {
      'an unknown branch': { params: { deploymentId: 1, branchName: 'nowhere' }, status: 404 },
      'the production branch': { params: { deploymentId: 1, branchName: 'main' }, status: 400 },
      'a personal dev branch of somebody else': {
        params: { deploymentId: 1, branchName: 'dev-ada' },
        as: ({ analyst }) => analyst,
        status: 403,
      },
    },
  },
  stopDevMode: {
    succeeds: { params: { deploymentId: 1 } },
    refuses: { 'an unknown deployment': { params: { deploymentId: 99 }, status: 404 } },
  },
  listBranches: {
    succeeds: { params: { deploymentId: 1, first: 3 } },
    refuses: { 'a cursor of another list': { params: { deploymentId: 1, after: '?' }, status: 400 } },
  },
  createBranch: {
    succeeds: { params: { deploymentId: 1, name: 'spring-release', from: 'autumn-release', activate: true } },
    refuses: {
      'a name that is taken': { params: { deploymentId: 1, name: 'autumn-release' }, status: 409 },
      'a name that git would not take': { params: { deploymentId: 1, name: 'two words' }, status: 400 },
      'an unknown branch to begin from': { params: { deploymentId: 1, name: 'spring-release', from: 'nowhere' }, status: 404 },
    },
  },
  removeBranch: {
    succeeds: { params: { deploymentId: 1, branchName: 'loyalty-program', removeOnUpstream: true } },
    refuses: {
      'the production branch': { params: { deploymentId: 1, branchName: 'main' }, status: 400 },
      'an unknown branch': { params: { deploymentId: 1, branchName: 'nowhere' }, status: 404 },
      'a personal dev branch of somebody else': {
        params: { deploymentId: 1, branchName: 'dev-ada' },
        as: ({ analyst }) => analyst,
        status: 403,
      },
    },
  },
  setBranchStagingEnvironment: {
    succeeds: { params: { deploymentId: 1, branchName: 'loyalty-program', enabled: true } },
    refuses: {
      'the production branch': { params: { deploymentId: 1, branchId: 1, enabled: true }, status: 400 },
      'a personal dev branch': { params: { deploymentId: 1, branchName: 'dev-ada', enabled: true }, status: 400 },
      'an unknown branch': { params: { deploymentId: 1, branchId: 999, enabled: true }, status: 404 },
      'no branch': { params: { deploymentId: 1, enabled: true }, status: 400 },
      'an id and a name of two branches': {
        params: { deploymentId: 1, branchId: 1, branchName: 'loyalty-program', enabled: true },
        status: 400,
      },
    },
  },
  commitChanges: {
    succeeds: { params: { deploymentId: 1, message: 'Count paid orders', exitDevMode: true } },
    refuses: {
      'nothing to commit': {
        params: async ({ analyst }) => {
          await startDevMode(analyst, { deploymentId: 1 });
          return { deploymentId: 1, message: 'Nothing' };
        },
        as: ({ analyst }) => analyst,
        status: 400,
      },
      'a commit while dev mode is off': { params: { deploymentId: 1 }, as: ({ analyst }) => analyst, status: 400 },
    },
  },
  pull: {
    succeeds: { params: { deploymentId: 1, branchName: 'autumn-release' } },
    refuses: {
      'an unknown branch': { params: { deploymentId: 1, branchName: 'nowhere' }, status: 404 },
      'a personal dev branch of somebody else': {
        params: { deploymentId: 1, branchName: 'dev-ada' },
        as: ({ analyst }) => analyst,
        status: 403,
      },
    },
  },
  mergeIntoParentBranch: {
    succeeds: { params: { deploymentId: 1, branchName: 'loyalty-points', deleteBranch: true } },
    refuses: {
      'changes that are not committed': { params: { deploymentId: 1 }, status: 400 },
      'the production branch': { params: { deploymentId: 1, branchName: 'main' }, status: 400 },
      'two branches that changed the same file': { params: { deploymentId: 1, branchName: 'margin-after-returns' }, status: 409 },
      'an unknown branch': { params: { deploymentId: 1, branchName: 'nowhere' }, status: 404 },
      'an id and a name of two branches': { params: { deploymentId: 1, branchId: 1, branchName: 'loyalty-points' }, status: 400 },
      'no branch while dev mode is off': { params: { deploymentId: 1 }, as: ({ analyst }) => analyst, status: 400 },
    },
  },
  mergeToDefaultBranch: {
    succeeds: { params: { deploymentId: 1, branchName: 'loyalty-tiers', message: 'Show tiers', removeBranchAfterMerge: true } },
    refuses: {
      'no message': { params: { deploymentId: 1, branchName: 'loyalty-tiers', message: '' }, status: 400 },
      'the production branch': { params: { deploymentId: 1, branchId: 1, message: 'Merge' }, status: 400 },
      'changes that are not committed': { params: { deploymentId: 1, message: 'Merge' }, status: 400 },
      'an unknown branch': { params: { deploymentId: 1, branchName: 'nowhere', message: 'Merge' }, status: 404 },
      'a production branch that allows no merging': {
        params: async ({ admin }) => {
          await updateDeployment(admin, { deploymentId: 1, deployBranchMergeAllowed: false });
          return { deploymentId: 1, branchName: 'loyalty-tiers', message: 'Merge' };
        },
        status: 403,
      },
      'an id and a name of two branches': {
        params: { deploymentId: 1, branchId: 1, branchName: 'loyalty-tiers', message: 'Merge' },
        status: 400,
      },
    },
  },
  startUpload: {
    succeeds: { params: { deploymentId: 1, branchName: 'loyalty-program' } },
    refuses: {
      'an unknown branch': { params: { deploymentId: 1, branchName: 'nowhere' }, status: 404 },
      'a production branch that is read-only': {
        params: async ({ admin }) => {
          await updateDeployment(admin, { deploymentId: 1, deployBranchReadOnly: true });
          return { deploymentId: 1 };
        },
        status: 403,
      },
      'a live upload while dev mode is off': { params: { deploymentId: 1, live: true }, as: ({ analyst }) => analyst, status: 400 },
      'a personal dev branch of somebody else': {
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
      'a path out of the project': {
        params: async (world) => ({ ...(await startedUpload(world)), fileName: '../a.yml', file: new Blob([yaml]) }),
        status: 400,
      },
      'what is no text': {
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
      'an upload of somebody else': { params: startedWithAllFiles, as: ({ analyst }) => analyst, status: 404 },
      'a file that was not uploaded': {
        params: async (world) => ({ ...(await startedUpload(world)), files: { 'model/missing.yml': { hash: emptySha1 } } }),
        status: 400,
      },
      'a hash that is not the one of the file': {
        params: async (world) => ({ ...(await startedUpload(world)), files: { 'README.md': { hash: emptySha1 } } }),
        status: 400,
      },
    },
  },
  fileHashes: {
    succeeds: { params: { deploymentId: 1, useDeployProjectRoot: true } },
    refuses: { 'an unknown branch': { params: { deploymentId: 1, branchName: 'nowhere' }, status: 404 } },
  },
  status: { succeeds: { params: {} }, refuses: {} },
  installations: {
    succeeds: { params: { first: 1 } },
    refuses: { 'a cursor of another list': { params: { after: '?' }, status: 400 } },
  },
  repositories: {
    succeeds: { params: { installationId: 51_001, first: 5 } },
    refuses: { 'an unknown installation': { params: { installationId: 1 }, status: 404 } },
  },
  branches: {
    succeeds: { params: { owner: 'parley-retail', repo: 'retail-model', installationId: 51_001 } },
    refuses: {
      'an unknown installation': { params: { owner: 'parley-retail', repo: 'retail-model', installationId: 1 }, status: 404 },
      'a repository of another installation': {
        params: { owner: 'parley-retail', repo: 'retail-model', installationId: 51_002 },
        status: 404,
      },
      'an unknown repository': { params: { owner: 'parley-retail', repo: 'none', installationId: 51_001 }, status: 404 },
    },
  },
  connect: {
    succeeds: { params: { deploymentId: 3, installationId: 51_001, name: 'finance-model', deployBranchName: 'develop' } },
    refuses: {
      'an unknown installation': { params: { deploymentId: 3, installationId: 1, name: 'finance-model' }, status: 404 },
      'an unknown repository': { params: { deploymentId: 3, installationId: 51_001, name: 'none' }, status: 404 },
      'a new repository whose name is taken': {
        params: { deploymentId: 3, installationId: 51_001, name: 'finance-model', isNewRepo: true },
        status: 409,
      },
      'a branch that the repository lacks': {
        params: { deploymentId: 3, installationId: 51_001, name: 'finance-model', deployBranchName: 'none' },
        status: 400,
      },
    },
  },
};

/** SHA-1 of nothing. */
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
