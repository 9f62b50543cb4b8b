import type { SourceTreeNode } from '@parley/react/client';
import type { ModelFiles } from '../data-model/BranchModels.js';
import { showModelPath } from '../data-model/modelPath.js';
import type { Order } from '../http/pageOf.js';

/** The files as a tree, folders before files, each by name. */
export function sourceTree(files: ModelFiles, { withContent }: { readonly withContent: boolean }): readonly SourceTreeNode[] {
  return nodesIn('', [...files].sort(byPath), withContent);
}

/** In the order of the tree. */
export const treeOrder: Order<SourceTreeNode> = { keyOf: ({ type = '', path = '' }) => [type, path] };

function nodesIn(folder: string, files: readonly File[], withContent: boolean): readonly SourceTreeNode[] {
  const inFolders = new Map<string, File[]>();
  const leaves: SourceTreeNode[] = [];
  for (const file of files) {
    const [path, content] = file;
    const slash = path.indexOf('/', folder.length);
    if (slash === -1) leaves.push({ path: showModelPath(path), type: 'file', ...(withContent && { content }) });
    else append(inFolders, path.slice(0, slash), file);
  }
  const folders = [...inFolders].map(([path, inside]) => ({
    path: showModelPath(path),
    type: 'directory',
    children: nodesIn(`${path}/`, inside, withContent),
  }));
  return [...folders, ...leaves];
}

function append(groups: Map<string, File[]>, name: string, file: File): void {
  const group = groups.get(name);
  if (group === undefined) groups.set(name, [file]);
  else group.push(file);
}

function byPath([one]: File, [other]: File): number {
  return one < other ? -1 : 1;
}

type File = readonly [path: string, content: string];
