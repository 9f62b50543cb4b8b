'use client';
import { CircleX, FileMinus, FilePen, FilePlus, FileText, Folder, FolderOpen, PencilLine } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFormats } from '../../../react/language/useFormats.js';
import { Button } from '../../../ui/button/Button.js';
import { EmptyState } from '../../../ui/empty-state/EmptyState.js';
import { Icon, type IconType } from '../../../ui/icon/Icon.js';
import { partClass } from '../../../ui/partClass.js';
import { Tree } from '../../../ui/tree/Tree.js';
import { ListFooter } from '../../kit/list/ListFooter.js';
import { ListSearch } from '../../kit/list/ListSearch.js';
import { ListStates } from '../../kit/list/ListStates.js';
import { footerOf, isSearchable, rowsOf } from '../../kit/list/listSlices.js';
import { dataModelWidget, useDataModelLabels } from '../dataModelWidget.js';
import type { FileNode } from '../model/fileTree.js';
import { FileMenu } from './FileMenu.js';
import { UncommittedFileList } from './UncommittedFileList.js';

/** The search field and the tree of files, or its loading, empty, not-found or error state. Renders a `<div>`. */
export function FilesPane({ className, ...props }: ComponentProps<'div'>) {
  const words = useDataModelLabels();
  const { number } = useFormats();
  const list = dataModelWidget.useSelector(({ model }) => rowsOf(model.list));
  const footer = dataModelWidget.useSelector(({ model }) => footerOf(model.list));
  const isShown = dataModelWidget.useSelector(({ model }) => isSearchable(model.list));
  const isCut = dataModelWidget.useSelector(({ model }) => model.tree.isCut);
  const { status } = list.state;
  const count = list.items.length;
  return (
    <div data-slot="files-pane" className={partClass('files-pane parley-stack', className)} {...props}>
      {isShown && <ListSearch of={dataModelWidget} label={words.search} />}
      <ListStates list={list} empty={<NoFiles />} skeleton={{ columns: 1 }}>
        <FileTreeView />
      </ListStates>
      {status !== 'error' && status !== 'denied' && <ListFooter list={footer} count={words.files(count, number(count))} />}
      {isCut && <p className="parley-note">{words.cut}</p>}
      <UncommittedFileList />
    </div>
  );
}

function FileTreeView() {
  const words = useDataModelLabels();
  const get = dataModelWidget.useGet();
  const { roots, openPath, expandedIds } = dataModelWidget.useSelector(({ model }) => ({
    roots: model.roots,
    openPath: model.file?.path ?? null,
    expandedIds: model.expandedFolders,
  }));
  const isEditable = dataModelWidget.useSelector(({ model }) => model.isEditable);

  function select(path: string, { kind }: FileNode): void {
    const { model } = get();
    if (kind === 'file') model.open(path);
    else model.setExpandedFolders(expandedIds.includes(path) ? expandedIds.filter((other) => other !== path) : [...expandedIds, path]);
  }

  return (
    <Tree
      label={words.caption}
      isScrollBox
      className="parley-file-tree"
      roots={roots}
      idOf={pathOf}
      childrenOf={childrenOf}
      nameOf={nameOf}
      isExpandable={isFolder}
      expandedIds={expandedIds}
      onExpandedIdsChange={(paths) => get().model.setExpandedFolders(paths)}
      selectedId={openPath}
      onSelectedIdChange={select}
      renderItem={(node) => (
        <>
          <Icon of={node.kind === 'file' ? FileText : expandedIds.includes(node.path) ? FolderOpen : Folder} />
          <span className="parley-tree-name parley-fill" title={node.name}>
            <bdi>{node.name}</bdi>
          </span>{' '}
          <FileMarks node={node} />
        </>
      )}
      actionsOf={isEditable ? (node) => <FileMenu node={node} /> : undefined}
    />
  );
}

/** The marks of a file: unsaved, new, changed, problems. Renders a `<span>` for each. */
function FileMarks({ node: { path, kind } }: { node: FileNode }) {
  const { marks: words } = useDataModelLabels();
  const { number } = useFormats();
  const { isUnsaved, change, problemCount } = dataModelWidget.useSelector(({ model }) => ({
    isUnsaved: kind === 'file' && model.unsaved.includes(path),
    change: kind === 'file' ? model.changed.files?.find((file) => file.path === path)?.change : undefined,
    problemCount: model.problems.get(path)?.problems.length ?? 0,
  }));
  const mark = isUnsaved ? 'unsaved' : change;
  return (
    <>
      {problemCount > 0 && <Mark icon={CircleX} tone="danger" text={words.problems(problemCount, number(problemCount))} />}{' '}
      {mark !== undefined && <Mark icon={icons[mark]} tone={mark === 'unsaved' ? 'warning' : 'muted'} text={words[mark]} />}
    </>
  );
}

interface MarkProps {
  icon: IconType;
  tone: 'danger' | 'warning' | 'muted';
  text: string;
}

/** An icon with a word for screen readers only, to leave room for the name. */
function Mark({ icon, tone, text }: MarkProps) {
  return (
    <span title={text} className="parley-fixed">
      <Icon of={icon} className={`parley-${tone}`} />
      <span className="parley-visually-hidden">{text}</span>
    </span>
  );
}

const icons = { unsaved: PencilLine, added: FilePlus, changed: FilePen, removed: FileMinus } as const;

function NoFiles() {
  const words = useDataModelLabels();
  const { isEditable, show } = dataModelWidget.useSelector(({ model, dialogs }) => ({ isEditable: model.isEditable, show: dialogs.show }));
  return (
    <EmptyState heading={words.empty} headingLevel={3} text={isEditable ? words.emptyAdvice : undefined} icon={FolderOpen}>
      {isEditable && (
        <Button icon={FilePlus} variant="primary" onClick={() => show({ kind: 'create' })}>
          {words.newFile}
        </Button>
      )}
    </EmptyState>
  );
}

const pathOf = ({ path }: FileNode) => path;
const nameOf = ({ name }: FileNode) => name;
const childrenOf = ({ children }: FileNode) => children;
const isFolder = ({ kind }: FileNode) => kind === 'folder';
