'use client';
import {
  type FileHash,
  type FinishUploadResponse,
  fileHashes,
  type UploadTransaction,
} from '../../../client/resources/data-model-uploads.js';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import { useFinishDataModelUpload, useStartDataModelUpload, useUploadDataModelFile } from '../../../data/resources/data-model-uploads.js';
import type { HashedFile } from './FolderUpload.js';
import { runUpload, type UploadRun } from './runUpload.js';

/** An upload to the uncommitted files of a branch. */
export interface FolderUploadParams extends UploadRun {
  readonly deploymentId: number;
  readonly branchName: string;
}

/** Uploads a folder: starts, sends what differs, and finishes. */
export function useUploadFolder(): { readonly mutateAsync: (params: FolderUploadParams) => Promise<FinishUploadResponse> } {
  const client = useServiceClient();
  const { mutateAsync: start } = useStartDataModelUpload();
  const { mutateAsync: send } = useUploadDataModelFile();
  const { mutateAsync: finish } = useFinishDataModelUpload();
  return {
    mutateAsync({ deploymentId, branchName, ...run }) {
      const target = { deploymentId, branchName, live: true };
      const calls = {
        start: async () => (await start(target)).transaction,
        send: (transaction: UploadTransaction, { path, file }: HashedFile) => send({ ...target, transaction, fileName: path, file }),
        readHashes: () => fileHashes(client, target),
        finish: (transaction: UploadTransaction, files: Readonly<Record<string, FileHash>>, autoRemoveFiles: boolean) =>
          finish({ ...target, transaction, files, autoRemoveFiles }),
      };
      return runUpload(calls, run);
    },
  };
}
