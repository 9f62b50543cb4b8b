'use client';
import { useCallback, useMemo, useState } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { ListViewOptions } from '../../../data/resource-list/ResourceList.js';
import { type LocalView, useLocalList } from '../../../data/resource-list/useLocalList.js';
import { searchKey } from '../../../react/text/searchText.js';
import { foldersAbove } from './filePath.js';
import { type FileNode, type FileTree, filterTree, foldersOf } from './fileTree.js';
import type { useBranchFiles } from './useBranchFiles.js';

/** The files that the search finds, as a list and as a tree. */
export function useFoundFiles(
  files: ReturnType<typeof useBranchFiles>,
  { search, defaultSearch, onSearchChange, listKey, readError }: FileSearch,
) {
  const list = useLocalList<FileNode, object, string>({
    ...{ search, defaultSearch, onSearchChange, listKey },
    read: { items: files.items, error: files.error ?? readError, isFetching: files.isFetching, refetch: files.refetch },
    idOf: ({ path }) => path,
    arrange: useCallback((all: readonly FileNode[], view: LocalView<object>) => {
      const isShown = isFound(view.search);
      return all.filter(({ path }) => isShown(path));
    }, []),
  });
  const { applied } = list.search;
  const { roots: all } = files.tree;
  const roots = useMemo(() => (applied === '' ? all : filterTree(all, isFound(applied))), [all, applied]);
  return { list, roots, isSearching: applied !== '' };
}

interface FileSearch extends Pick<ListViewOptions<object, string>, 'search' | 'defaultSearch' | 'onSearchChange'> {
  readonly listKey: string;
  /** The reason why the branch is unknown. */
  readonly readError: ServiceError | null;
}

/** The folders whose content is shown: in a small model all, otherwise those above the open file, until the user changes them. */
export function useExpandedFolders(tree: FileTree, openPath: string | undefined) {
  const [chosen, setChosen] = useState<readonly string[]>();
  const atFirst = useMemo(
    () => (tree.files.length <= expandedUpTo ? foldersOf(tree.roots) : foldersAbove(openPath ?? '')),
    [tree, openPath],
  );
  return [chosen ?? atFirst, setChosen] as const;
}

function isFound(search: string): (path: string) => boolean {
  const key = searchKey(search);
  return (path) => searchKey(path).includes(key);
}

/** Up to this number of files, all folders are expanded at first. */
const expandedUpTo = 60;
