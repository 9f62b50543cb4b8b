'use client';
import { useMemo } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { FileHash } from '../../../client/resources/data-model-uploads.js';
import { useDataModelFileHashes } from '../../../data/resources/data-model-uploads.js';

/** The uncommitted files on the branch of dev mode. */
export interface ChangedFiles {
  /** `undefined` while loading and after a failure. */
  readonly files: readonly ChangedFile[] | undefined;
  /** True until the files are read for the first time. */
  readonly isPending: boolean;
  /** The reason why the files could not be read; `undefined` while earlier ones are shown. */
  readonly error: ServiceError | undefined;
  /** Refetches the files. */
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

/** A file that differs from the last commit. */
export interface ChangedFile {
  /** The path of the file in the data model. */
  readonly path: string;
  /** The difference from the last commit. */
  readonly change: 'added' | 'changed' | 'removed';
}

/** Returns the differences between the last commit and the present files of a branch, sorted by path. */
export function changedFiles(committed: FilesByPath, live: FilesByPath): readonly ChangedFile[] {
  const paths = [...new Set([...Object.keys(committed), ...Object.keys(live)])].sort();
  return paths.flatMap((path) => {
    const [before, now] = [hashAt(committed, path), hashAt(live, path)];
    if (before === now) return [];
    return [{ path, change: before === undefined ? 'added' : now === undefined ? 'removed' : 'changed' }];
  });
}

type FilesByPath = Readonly<Record<string, FileHash>>;

function hashAt(files: FilesByPath, path: string): string | undefined {
  return Object.hasOwn(files, path) ? files[path]?.hash : undefined;
}
