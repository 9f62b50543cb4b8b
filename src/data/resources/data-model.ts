'use client';
import { listFiles, removeFiles, renameFiles, updateFiles, validateDataModel } from '../../client/resources/data-model.js';
import { deploymentParts } from '../deploymentParts.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** Query options of `listFiles`: the whole tree, or with `first` its first nodes. */
export const dataModelFilesQuery = firstPageQuery(listFiles);

/** Infinite-query options of `listFiles`, by nodes at the top. */
export const dataModelFilesInfiniteQuery = pagesQuery(listFiles);

/** Reads the files of a branch as a tree: all of it, or with `first` its first nodes. */
export const useDataModelFiles = readHook(dataModelFilesQuery);

/** Reads the files of a branch as a tree, some nodes at the top at a time. */
export const useDataModelFilesInfinite = pagesHook(dataModelFilesInfiniteQuery);

/** Writes files of a branch in dev mode. Refetches files, their hashes, validation and build state. */
export const useUpdateDataModelFiles = writeHook(updateFiles, ({ deploymentId }) =>
  deploymentParts(deploymentId, ['data-model', 'build-status']),
);

/** Removes files of a branch in dev mode, and refetches the same as `useUpdateDataModelFiles`. */
export const useRemoveDataModelFiles = writeHook(removeFiles, ({ deploymentId }) =>
  deploymentParts(deploymentId, ['data-model', 'build-status']),
);

/** Renames files of a branch in dev mode, and refetches the same as `useUpdateDataModelFiles`. */
export const useRenameDataModelFiles = writeHook(renameFiles, ({ deploymentId }) =>
  deploymentParts(deploymentId, ['data-model', 'build-status']),
);

/** Query options of `validateDataModel`. */
export const dataModelValidationQuery = recordQuery(validateDataModel);

/** Compiles a branch. A model that does not compile is data with `valid: false`; `error` is for requests that failed. */
export const useDataModelValidation = readHook(dataModelValidationQuery);
