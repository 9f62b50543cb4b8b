import type { Contracts } from './OperationContract.js';

const yaml = 'cubes:\n  - name: returns\n    sql_table: base.returns\n';
const newFile = { path: '/model/cubes/returns.yml', content: yaml };

/** The files of the data model. Deployment 1 has 8 branches; the admin works on `dev-ada`. */
export const dataModelContracts: Contracts<'listFiles' | 'updateFiles' | 'removeFiles' | 'renameFiles' | 'validateDataModel'> = {
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
      'a personal dev branch of someone else': {
        params: { deploymentId: 1, branchName: 'dev-ada', files: [newFile] },
        as: ({ analyst }) => analyst,
        status: 403,
      },
      'no branch while dev mode is off': { params: { deploymentId: 1, files: [newFile] }, as: ({ analyst }) => analyst, status: 400 },
      'a path outside the repository': { params: { deploymentId: 1, files: [{ path: 'model/../../secret', content: '' }] }, status: 400 },
      'an id and a name of different branches': {
        params: { deploymentId: 1, branchId: 1, branchName: 'dev-ada', files: [newFile] },
        status: 400,
      },
      'a branch of another deployment': { params: { deploymentId: 1, branchId: 2, files: [newFile] }, status: 404 },
    },
  },
  removeFiles: {
    succeeds: { params: { deploymentId: 1, files: [{ path: '/model/cubes/stores.yml' }] } },
    refuses: {
      'an unknown file': { params: { deploymentId: 1, files: [{ path: 'model/none.yml' }] }, status: 404 },
      'a branch without the caller’s dev mode': {
        params: { deploymentId: 1, branchName: 'main', files: [{ path: 'README.md' }] },
        status: 400,
      },
    },
  },
  renameFiles: {
    succeeds: { params: { deploymentId: 1, files: [{ path: 'README.md', newPath: '/docs/README.md' }] } },
    refuses: {
      'an unknown file': { params: { deploymentId: 1, files: [{ path: 'a.yml', newPath: 'b.yml' }] }, status: 404 },
      'a taken path': { params: { deploymentId: 1, files: [{ path: 'README.md', newPath: 'docs/naming.md' }] }, status: 409 },
      'a path outside the repository': {
        params: { deploymentId: 1, files: [{ path: 'README.md', newPath: '../README.md' }] },
        status: 400,
      },
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
};
