'use client';
import { useEffect, useMemo, useState } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { BranchResponse } from '../../../client/resources/branches.js';
import { useDataModelFiles } from '../../../data/resources/data-model.js';
import { useDataModelFileHashes } from '../../../data/resources/data-model-uploads.js';
import { useFormats } from '../../../react/language/useFormats.js';
import type { ChangedFile } from '../../shared/branches/useChangedFiles.js';
import { readFileTree } from './fileTree.js';
import type { OpenFile } from './OpenFile.js';
import { sha1 } from './textHash.js';

/** Two versions of a file. */
export interface FileDifference {
  readonly status: 'loading' | 'failed' | 'unavailable' | 'ready';
  readonly error: ServiceError | undefined;
  readonly before: string;
  readonly after: string;
  /** What `before` is. `parent`: the text of the last commit cannot be read, so it is that of the parent branch. */
  readonly base: 'last-commit' | 'saved' | 'branch-version' | 'parent';
  /** The name of the parent branch. */
  readonly parent: string | undefined;
}

/**
 * Compares a file with the last commit. The service has no call for the text of a commit, so this takes the text of the parent branch, and
 * uses the hash of the commit to check whether it is the same.
 */
export function useFileDifference({ deploymentId, branch, defaultBranch, file, change }: FileDifferenceInput): FileDifference {
  const { locale } = useFormats();
  const parent = [branch?.parentBranch, defaultBranch].find((name) => name != null && name !== branch?.name) ?? undefined;
  const needsCommit = file.state !== 'conflict' && (change === 'changed' || change === 'removed');
  const hashes = useDataModelFileHashes({ deploymentId, branchName: branch?.name }, { enabled: needsCommit });
  const others = useDataModelFiles(
    { deploymentId, branchName: parent, withContent: true },
    { enabled: needsCommit && parent !== undefined },
  );
  const parentText = useMemo(
    () => (others.data === undefined ? undefined : readFileTree(others.data.items, locale).byPath.get(file.path)?.content),
    [others.data, locale, file.path],
  );
  const hash = useTextHash(needsCommit ? parentText : undefined);
  const after = change === 'removed' && file.state === 'unchanged' ? '' : file.text;
  const shared = { status: 'ready', error: undefined, after, parent } as const;

  if (file.state === 'conflict') return { ...shared, base: 'branch-version', before: file.branchText ?? '' };
  if (change === undefined) return { ...shared, base: 'saved', before: file.branchText ?? '' };
  if (!needsCommit) return { ...shared, base: 'last-commit', before: '' };
  const base = hash !== undefined && hash === committedHash(hashes.data, file.path) ? 'last-commit' : 'parent';
  const error = others.error ?? hashes.error ?? undefined;
  if (error !== undefined) return { ...shared, status: 'failed', error, base, before: '' };
  const isPending = parent !== undefined && (others.isPending || hashes.isPending || (parentText !== undefined && hash === undefined));
  if (isPending) return { ...shared, status: 'loading', base, before: '' };
  if (parentText === undefined) return { ...shared, status: 'unavailable', base, before: '' };
  return { ...shared, base, before: parentText };
}

interface FileDifferenceInput {
  readonly deploymentId: number;
  readonly branch: BranchResponse | undefined;
  readonly defaultBranch: string | undefined;
  readonly file: OpenFile;
  /** How the branch differs from its last commit. */
  readonly change: ChangedFile['change'] | undefined;
}

/** Returns the hash of a text once it is computed; an empty one if the browser cannot compute it. */
function useTextHash(text: string | undefined): string | undefined {
  const [computed, setComputed] = useState<{ readonly text: string; readonly hash: string }>();
  useEffect(() => {
    let isGone = false;
    if (text !== undefined) void sha1(text).then((hash = '') => isGone || setComputed({ text, hash }));
    return () => {
      isGone = true;
    };
  }, [text]);
  return computed?.text === text ? computed?.hash : undefined;
}

function committedHash(hashes: Readonly<Record<string, { readonly hash: string }>> | undefined, path: string): string | undefined {
  return hashes !== undefined && Object.hasOwn(hashes, path) ? hashes[path]?.hash.toLowerCase() : undefined;
}
