'use client';
import { useMemo } from 'react';
import type { ServiceError } from '../../../client/http/ServiceError.js';
import { useDataModelFileHashes } from '../../../data/resources/data-model-uploads.js';
import { type ChangedFile, changedFiles } from './changedFiles.js';

/** The uncommitted files on the branch of dev mode. */
export interface ChangedFiles {
  /** `undefined` while loading and after a failure. */
  readonly files: readonly ChangedFile[] | undefined;
  /** True until the files are read for the first time. */
  readonly isPending: boolean;
  /** The reason why the files could not be read; `undefined` while earlier ones are shown. */
  readonly error: ServiceError | undefined;
  /** Reads the files again. */
  refetch(): void;
  /** A version that stays the same until a file changes. */
  readonly version: string | undefined;
}

/** Compares the present files of a branch with its last commit, because no operation lists the changes. */
export function useChangedFiles(deploymentId: number, branchName: string | undefined): ChangedFiles {
  const enabled = branchName !== undefined;
  const committed = useDataModelFileHashes({ deploymentId, branchName }, { enabled });
  const live = useDataModelFileHashes({ deploymentId, branchName, live: true }, { enabled });
  const files = useMemo(
    () => (committed.data === undefined || live.data === undefined ? undefined : changedFiles(committed.data, live.data)),
    [committed.data, live.data],
  );
  return {
    files,
    isPending: enabled && (committed.isPending || live.isPending),
    error: (files === undefined ? (committed.error ?? live.error) : null) ?? undefined,
    version: live.data && JSON.stringify(live.data),
    refetch() {
      void committed.refetch();
      void live.refetch();
    },
  };
}
