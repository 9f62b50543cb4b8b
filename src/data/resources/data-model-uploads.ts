'use client';
import { fileHashes, finishUpload, startUpload, uploadFile } from '../../client/resources/data-model-uploads.js';
import { committedParts, deploymentParts } from '../deploymentParts.js';
import { readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** Starts an upload. Refetches nothing: an upload is visible only once it is finished. */
export const useStartDataModelUpload = writeHook(startUpload, () => []);

/** Adds a file to an upload. Refetches nothing: an upload is visible only once it is finished. */
export const useUploadDataModelFile = writeHook(uploadFile, () => []);

/** Finishes an upload. Refetches branches, files, build state and repositories. */
export const useFinishDataModelUpload = writeHook(finishUpload, ({ deploymentId }) => [
  ...deploymentParts(deploymentId, committedParts),
  ['source-control', 'repositories'],
]);

/** Query options of `fileHashes`. */
export const dataModelFileHashesQuery = recordQuery(fileHashes);

/** Reads the hash of each file of a branch, for telling which ones an upload need not send. */
export const useDataModelFileHashes = readHook(dataModelFileHashesQuery);
