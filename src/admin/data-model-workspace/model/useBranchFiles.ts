'use client';
import { useMemo, useState } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import { useDataModelFiles } from '../../../data/resources/data-model.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { emptyTree, type FileNode, type FileTree, readFileTree } from './fileTree.js';

/** The files of a branch, with their texts once they are needed. */
export interface BranchFiles {
  readonly tree: FileTree;
  /** `undefined` until they are read. */
  readonly items: readonly FileNode[] | undefined;
  readonly error: ServiceError | null;
  readonly isFetching: boolean;
  refetch(): void;
  /** True once the texts were read. */
  readonly hasTexts: boolean;
  /** The reason why the texts could not be read. */
  readonly textsError: ServiceError | undefined;
  /** The time at which the texts were read. */
  readonly readAtMs: number;
  /** Refetches the texts, to compare them with what is to be saved. */
  readAgain(): Promise<FreshTexts>;
}

/** The current texts of a branch, or the reason why they could not be read. */
export type FreshTexts =
  | { readonly kind: 'read'; textAt(path: string): string | undefined; readonly readAtMs: number }
  | { readonly kind: 'failed'; readonly error: ServiceError };

/** Reads only the names of files at first, and all texts once a file is opened: the service has no call for a single file. */
export function useBranchFiles({ deploymentId, branchName, needsTexts }: BranchFilesOptions): BranchFiles {
  const { locale } = useFormats();
  const [withTexts, setWithTexts] = useState(needsTexts);
  if (needsTexts && !withTexts) setWithTexts(true);
  const enabled = branchName !== undefined;
  const names = useDataModelFiles({ deploymentId, branchName }, { enabled: enabled && !withTexts });
  const texts = useDataModelFiles({ deploymentId, branchName, withContent: true }, { enabled: enabled && withTexts });
  const nodes = (withTexts ? texts.data : undefined)?.items ?? names.data?.items;
  const tree = useMemo(() => (nodes === undefined ? emptyTree : readFileTree(nodes, locale)), [nodes, locale]);
  const shown = withTexts ? texts : names;
  const isRead = enabled && nodes !== undefined;
  return {
    tree,
    items: isRead ? tree.files : undefined,
    error: shown.error,
    isFetching: shown.isFetching,
    refetch: () => void shown.refetch(),
    hasTexts: enabled && withTexts && texts.data !== undefined,
    textsError: (texts.data === undefined ? texts.error : null) ?? undefined,
    readAtMs: texts.dataUpdatedAt,
    async readAgain() {
      const { data, error, dataUpdatedAt } = await texts.refetch();
      if (error !== null) return { kind: 'failed', error };
      const read = readFileTree(data?.items ?? [], locale);
      return { kind: 'read', textAt: (path) => read.byPath.get(path)?.content, readAtMs: dataUpdatedAt };
    },
  };
}

interface BranchFilesOptions {
  readonly deploymentId: number;
  readonly branchName: string | undefined;
  readonly needsTexts: boolean;
}
