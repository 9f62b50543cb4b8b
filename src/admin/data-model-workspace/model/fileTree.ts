import type { SourceTreeNode } from '../../../client/resources/data-model.js';
import { plainPath } from './filePath.js';

/** A file or folder of the data model. */
export interface FileNode {
  /** The path in the repository, without a leading slash. Unique. */
  readonly path: string;
  /** The last part of the path. */
  readonly name: string;
  /** A folder can contain files. */
  readonly kind: 'file' | 'folder';
  /** The text of a file, if it was read. */
  readonly content?: string | undefined;
  /** The direct children of a folder: folders first, then files, each by name. */
  readonly children: readonly FileNode[];
}

/** The files of a branch. */
export interface FileTree {
  /** The files and folders at the top. */
  readonly roots: readonly FileNode[];
  /** All files in the order of the tree. */
  readonly files: readonly FileNode[];
  /** Files and folders by path. */
  readonly byPath: ReadonlyMap<string, FileNode>;
  /** True if the service returned more than is shown. */
  readonly isCut: boolean;
}

/** Reads the response of the service, of which every field may be missing. Works in linear time, and up to a fixed number and depth. */
export function readFileTree(nodes: readonly SourceTreeNode[], locale: string): FileTree {
  const order = new Intl.Collator(locale, { numeric: true });
  const byPath = new Map<string, FileNode>();
  const files: FileNode[] = [];
  let isCut = false;

  function read(given: readonly SourceTreeNode[], depth: number): readonly FileNode[] {
    const found: FileNode[] = [];
    for (const { path: written, type, content, children = [] } of given) {
      const path = plainPath(written ?? '');
      if (path === '' || byPath.has(path)) continue;
      if (byPath.size >= maxNodes || depth > maxDepth) {
        isCut = true;
        break;
      }
      const isFolder = type === 'directory' || children.length > 0;
      const node = { path, name: path.slice(path.lastIndexOf('/') + 1), kind: isFolder ? 'folder' : 'file', content } as const;
      // Reserves the path before its children are read.
      byPath.set(path, { ...node, children: [] });
      const whole: FileNode = { ...node, children: isFolder ? read(children, depth + 1) : [] };
      byPath.set(path, whole);
      found.push(whole);
    }
    return found.sort((one, other) => Number(one.kind === 'file') - Number(other.kind === 'file') || order.compare(one.name, other.name));
  }

  function list(given: readonly FileNode[]): void {
    for (const node of given) {
      if (node.kind === 'file') files.push(node);
      else list(node.children);
    }
  }

  const roots = read(nodes, 1);
  list(roots);
  return { roots, files, byPath, isCut };
}

/** Returns the part of a tree that leads to the files with accepted paths. */
export function filterTree(roots: readonly FileNode[], isShown: (path: string) => boolean): readonly FileNode[] {
  return roots.flatMap((node) => {
    if (node.kind === 'file') return isShown(node.path) ? [node] : [];
    const children = filterTree(node.children, isShown);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}

/** Returns the paths of all files in a folder, or the path of a file. */
export function filesIn(node: FileNode): readonly FileNode[] {
  return node.kind === 'file' ? [node] : node.children.flatMap(filesIn);
}

/** Returns the paths of all folders of a tree. */
export function foldersOf(roots: readonly FileNode[]): readonly string[] {
  return roots.flatMap((node) => (node.kind === 'folder' ? [node.path, ...foldersOf(node.children)] : []));
}

export const emptyTree: FileTree = { roots: [], files: [], byPath: new Map(), isCut: false };

const maxNodes = 20_000;
export const maxDepth = 64;
