'use client';
import { useFormats } from '../../react/language/useFormats.js';
import { TextField } from '../../ui/fields/TextField.js';
import { isolate } from '../../ui/text/isolate.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import { dataModelWidget, useDataModelLabels } from './dataModelWidget.js';
import { checkFilePath, type PathProblem, plainPath } from './model/filePath.js';
import { type FileNode, filesIn } from './model/fileTree.js';

interface CreateFileDialogProps extends OpenProps {
  /** The folder to suggest. */
  folder: string | undefined;
}

/** Asks for the path of a new file, and opens it. Renders a `<div role="dialog">`. */
export function CreateFileDialog({ folder, ...open }: CreateFileDialogProps) {
  const { create: words } = useDataModelLabels();
  const get = dataModelWidget.useGet();
  const problemOf = usePathProblem();
  const form = useActionForm({
    ...open,
    initial: { path: folder === undefined ? '' : `${folder}/` },
    memory: dataModelWidget.useFormMemory(`create ${folder ?? ''}`),
    problemsOf: ({ path }) => ({ path: problemOf(path) }),
    action: ({ path }) => get().model.create(get().model.branchName ?? '', plainPath(path.trim())),
    done: (_, { path }) => words.done(isolate(plainPath(path.trim()))),
  });
  return (
    <ActionDialog form={form} title={words.title} submitLabel={words.submit} errorTitle={words.failed}>
      <TextField label={words.path} hint={words.pathHint} autoCapitalize="off" spellCheck={false} dir="ltr" {...form.field('path')} />
    </ActionDialog>
  );
}

interface NodeDialogProps extends OpenProps {
  /** The file or folder. */
  node: FileNode;
}

/** Asks for a new path for a file or folder. Renders a `<div role="dialog">`. */
export function MoveFileDialog({ node, ...open }: NodeDialogProps) {
  const { move: words } = useDataModelLabels();
  const { number } = useFormats();
  const get = dataModelWidget.useGet();
  const problemOf = usePathProblem();
  const count = filesIn(node).length;
  const form = useActionForm({
    ...open,
    initial: { path: node.path },
    isCheckedAtOnce: true,
    problemsOf: ({ path }) => ({ path: problemOf(path, node.path) }),
    action: ({ path }) => (plainPath(path.trim()) === node.path ? undefined : get().model.move(node, path)),
    done: (_, { path }) => ({
      title: words.done(isolate(plainPath(path.trim()))),
      undo: { done: words.undone(isolate(node.path)), failed: words.failed },
    }),
  });
  return (
    <ActionDialog form={form} title={words.title(isolate(node.path))} submitLabel={words.submit} errorTitle={words.failed}>
      <TextField
        label={words.path}
        hint={node.kind === 'folder' ? words.hint(count, number(count)) : undefined}
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        {...form.field('path')}
      />
    </ActionDialog>
  );
}

/**
 * Asks for confirmation before files are deleted, and lists the unsaved changes that would be lost. Renders a `<div role="alertdialog">`.
 */
export function DeleteFilesDialog({ node, ...open }: NodeDialogProps) {
  const { delete: words } = useDataModelLabels();
  const { number } = useFormats();
  const get = dataModelWidget.useGet();
  const unsaved = dataModelWidget.useSelector(({ model }) => model.unsaved);
  const files = filesIn(node);
  const lost = unsaved.filter((path) => path === node.path || path.startsWith(`${node.path}/`));
  const name = isolate(node.path);
  const form = useActionForm({
    ...open,
    initial: {},
    action: () =>
      get().model.delete(
        get().model.branchName ?? '',
        files.map(({ path, content }) => ({ path, content })),
      ),
    done: () => ({ title: words.done(name), undo: { done: words.undone(name), failed: words.undoFailed } }),
  });
  return (
    <ActionDialog
      form={form}
      isDestructive
      lostCount={files.length}
      title={words.title(name)}
      description={node.kind === 'folder' ? words.folderEffect(files.length, number(files.length)) : words.effect}
      submitLabel={words.action}
      errorTitle={words.failed}
    >
      {lost.length > 0 && (
        <>
          <p className="parley-note">{words.unsavedLost}</p>
          <ul className="parley-plain-list parley-quote parley-small parley-scroll">
            {lost.map((path) => (
              <li key={path}>
                <bdi dir="ltr">{path}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </ActionDialog>
  );
}

interface DiscardEditDialogProps extends OpenProps {
  path: string;
}

/** Asks for confirmation before the unsaved changes to a file are lost. Renders a `<div role="alertdialog">`. */
export function DiscardEditDialog({ path, ...open }: DiscardEditDialogProps) {
  const { save: words } = useDataModelLabels();
  const { unsaved } = useCommonAdminLabels();
  const get = dataModelWidget.useGet();
  const form = useActionForm({
    ...open,
    initial: {},
    action() {
      get().model.discard([path]);
      return undefined;
    },
  });
  return (
    <ActionDialog
      form={form}
      isDestructive
      title={words.discardTitle(isolate(path))}
      description={words.discardEffect}
      cancelLabel={unsaved.stay}
      submitLabel={unsaved.discard}
    />
  );
}

/** Returns a function that describes the problem with a path. `from` is the current path of the file or folder to move. */
function usePathProblem(): (path: string, from?: string) => string | undefined {
  const { pathProblems: words } = useDataModelLabels();
  const get = dataModelWidget.useGet();
  const texts: Readonly<Record<PathProblem, string>> = {
    missing: words.missing,
    unusable: words.unusable,
    'too-long': words.tooLong,
    taken: words.taken,
    'below-file': words.belowFile,
    'inside-itself': words.insideItself,
  };
  return (path, from) => {
    const problem = checkFilePath(path, get().model.tree, from);
    return problem && texts[problem];
  };
}
