import type { DeploymentAddress } from '../../../client/resources/addresses.js';
import type { DevBranchResponse } from '../../../client/resources/branches.js';
import type { DataModelFileContent, DataModelFileRename } from '../../../client/resources/data-model.js';
import { useStartDevMode } from '../../../data/resources/branches.js';
import { useRemoveDataModelFiles, useRenameDataModelFiles, useUpdateDataModelFiles } from '../../../data/resources/data-model.js';
import { type ActionEvents, action } from '../../kit/actions/action.js';
import type { UploadPlan } from './FolderUpload.js';
import type { UploadRun } from './runUpload.js';
import { useUploadFolder } from './useUploadFolder.js';

/** A file that is deleted, with its text if it was read. */
export interface RemovedFile {
  /** The path in the repository, without a leading slash. */
  readonly path: string;
  readonly content?: string | undefined;
}

const ofBranch = { itemOf: (branchName: string) => branchName };

/** The actions on files. Their busy state is tracked by the name of the branch. */
export const fileActions = {
  save: action(
    'updateFiles',
    'saved',
    useUpdateDataModelFiles,
    ({ deploymentId }: DeploymentAddress, branchName: string, files: readonly DataModelFileContent[]) => ({
      deploymentId,
      branchName,
      files,
    }),
    { ...ofBranch, saidOf: (_, branchName, files): [branchName: string, files: readonly DataModelFileContent[]] => [branchName, files] },
  ),
  create: action(
    'updateFiles',
    'created',
    useUpdateDataModelFiles,
    ({ deploymentId }: DeploymentAddress, branchName: string, path: string) => ({
      deploymentId,
      branchName,
      files: [{ path, content: '' }],
    }),
    { ...ofBranch, saidOf: (_, branchName, path): [branchName: string, path: string] => [branchName, path] },
  ),
  rename: action(
    'renameFiles',
    'renamed',
    useRenameDataModelFiles,
    ({ deploymentId }: DeploymentAddress, branchName: string, files: readonly DataModelFileRename[]) => ({
      deploymentId,
      branchName,
      files,
    }),
    {
      ...ofBranch,
      saidOf: (_, branchName, files): [branchName: string, files: readonly DataModelFileRename[]] => [branchName, files],
      undoOf: (_, branchName, files) => ['rename', branchName, files.map(({ path, newPath }) => ({ path: newPath, newPath: path }))],
    },
  ),
  delete: action(
    'removeFiles',
    'deleted',
    useRemoveDataModelFiles,
    ({ deploymentId }: DeploymentAddress, branchName: string, files: readonly RemovedFile[]) => ({
      deploymentId,
      branchName,
      files: files.map(({ path }) => ({ path })),
    }),
    {
      ...ofBranch,
      saidOf: (_, branchName, files): [branchName: string, files: readonly RemovedFile[]] => [branchName, files],
      // Only files whose text is known can be written back.
      undoOf: (_, branchName, files) => [files.every(({ content }) => content !== undefined) ? 'save' : '', branchName, files],
    },
  ),
  upload: action(
    'finishUpload',
    'uploaded',
    useUploadFolder,
    ({ deploymentId }: DeploymentAddress, branchName: string, run: UploadRun) => ({ deploymentId, branchName, ...run }),
    {
      ...ofBranch,
      beforeOf: (branchName, { plan }): [branchName: string, plan: UploadPlan] => [branchName, plan],
      saidOf: (_, branchName, { plan }): [branchName: string, plan: UploadPlan] => [branchName, plan],
    },
  ),
  startDevMode: action(
    'startDevMode',
    ['devModeStart', 'devModeStarted'],
    useStartDevMode,
    ({ deploymentId }: DeploymentAddress, branchName: string | undefined) => ({
      deploymentId,
      ...(branchName !== undefined && { branchName }),
    }),
    {
      itemOf: (branchName) => branchName ?? '',
      saidOf: (response): [response: DevBranchResponse] => [response],
    },
  ),
};

/** Callbacks for actions on files. To cancel an action, return `false` or a reason (a string) from its `onBefore…` callback. */
export interface FileEvents extends ActionEvents<'data-model-workspace', typeof fileActions> {}
