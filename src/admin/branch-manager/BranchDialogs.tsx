'use client';
import type { BranchResponse } from '../../client/resources/branches.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Button } from '../../ui/button/Button.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { TextAreaField } from '../../ui/fields/TextAreaField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { Select } from '../../ui/select/Select.js';
import { isolate } from '../../ui/text/isolate.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import { branchManagerWidget, useBranchLabels } from './branchManagerWidget.js';
import { FailureNotice } from './FailureNotice.js';
import { checkBranchName } from './model/branchRules.js';
import { UncommittedFiles } from './UncommittedFiles.js';

/** The props of a dialog about one branch. */
export interface BranchDialogProps extends OpenProps {
  /** The branch the dialog is about. */
  branch: BranchResponse;
}

/**
 * Commits changes on the branch of the user's dev mode. Keeps the message after a failure and after closing. Renders a `<div
 * role="dialog">`.
 */
export function CommitDialog({ branch, ...open }: BranchDialogProps) {
  const { commit: words, done } = useBranchLabels();
  const get = branchManagerWidget.useGet();
  const isNothing = branchManagerWidget.useSelector(({ model }) => model.changed.files?.length === 0);
  const form = useActionForm({
    ...open,
    initial: { message: '', stops: false, settles: false },
    memory: branchManagerWidget.useFormMemory(`commit ${branch.name}`, ['message']),
    action({ message, stops, settles }) {
      const text = message.trim();
      return get().model.commit(branch, { ...(text !== '' && { message: text }), exitDevMode: stops, resolveMergeConflict: settles });
    },
    done: () => done.committed(isolate(branch.name)),
  });
  const { settles } = form.values;
  return (
    <ActionDialog
      form={form}
      canSubmit={!isNothing || settles}
      title={words.title(isolate(branch.name))}
      submitLabel={words.submit}
      renderError={(error) => <FailureNotice action="commit" branchName={branch.name} error={error} />}
    >
      <TextAreaField label={words.message} {...form.field('message')} />
      <UncommittedFiles />
      <CheckField label={words.stopAfterwards} {...form.checkbox('stops')} />
      <CheckField label={words.settle} hint={words.settleHint} {...form.checkbox('settles')} />
    </ActionDialog>
  );
}

interface MergeDialogProps extends BranchDialogProps {
  /** The branch that receives the changes: the parent, or the production branch. */
  target: 'parent' | 'default';
}

/**
 * Merges a branch into its parent or into the production branch, and names the branch that receives the changes. Keeps the
 * message after a failure and after closing. Renders a `<div role="dialog">`.
 */
export function MergeDialog({ branch, target, ...open }: MergeDialogProps) {
  const { merge: words, done } = useBranchLabels();
  const get = branchManagerWidget.useGet();
  const defaultBranch = branchManagerWidget.useSelector(({ model }) => model.defaultBranch);
  const isWorkedOn = branchManagerWidget.useSelector(({ model }) => model.isWorkedOn(branch));
  const into = (target === 'parent' ? branch.parentBranch : defaultBranch) ?? '';
  const isIntoDefault = into === defaultBranch;
  const [name, intoName] = [isolate(branch.name), isolate(into)];
  const form = useActionForm({
    ...open,
    initial: { message: '', squashesCommits: false, deletesBranch: false, switchesToParent: false },
    memory: branchManagerWidget.useFormMemory(`merge ${target} ${branch.name}`, ['message']),
    // Only a merge into the production branch by name has to say what it brings.
    problemsOf: ({ message }) => ({ message: target === 'default' && message.trim() === '' ? words.messageMissing : undefined }),
    action: ({ message, ...options }) => get().model.merge({ branch, into, target, ...options, message: message.trim() }),
    done({ merged, branchDeleted }) {
      const title = merged ? done.merged(name, intoName) : done.nothingToMerge(name, intoName);
      return { title, text: branchDeleted ? done.removed(name) : undefined };
    },
  });
  const { deletesBranch } = form.values;
  return (
    <ActionDialog
      form={form}
      title={words.title(name, intoName)}
      description={isIntoDefault ? words.descriptionOfDefault(name, intoName) : words.description(name, intoName)}
      submitLabel={words.submit}
      renderError={(error) => (
        <FailureNotice action={target === 'parent' ? 'merge' : 'merge-to-default'} branchName={branch.name} error={error} />
      )}
    >
      <TextAreaField label={words.message} {...form.field('message')} />
      {target === 'parent' && <CheckField label={words.squash} {...form.checkbox('squashesCommits')} />}
      {target === 'parent' && isWorkedOn && (
        <CheckField label={isIntoDefault ? words.stopDevMode : words.switchToParent(intoName)} {...form.checkbox('switchesToParent')} />
      )}
      <CheckField
        label={words.removeAfterwards(name)}
        hint={deletesBranch ? <ChildBranches branch={branch} /> : undefined}
        {...form.checkbox('deletesBranch')}
      />
    </ActionDialog>
  );
}

/**
 * Asks for confirmation before a branch is deleted. Shows what happens to its child branches, whose dev mode ends, and an
 * option to delete it from the repository too. Renders a `<div role="alertdialog">`.
 */
export function DeleteBranchDialog({ branch, ...open }: BranchDialogProps) {
  const { remove: words, done } = useBranchLabels();
  const get = branchManagerWidget.useGet();
  const isOwn = branchManagerWidget.useSelector(({ model }) => model.isWorkedOn(branch));
  const workers = branchManagerWidget.useSelector(({ model }) => (isOwn ? [] : model.workersOf(branch)));
  const name = isolate(branch.name);
  const form = useActionForm({
    ...open,
    initial: { removeOnUpstream: false },
    action: (options) => get().model.delete(branch, options),
    done: () => done.removed(name),
  });
  return (
    <ActionDialog
      form={form}
      isDestructive
      title={words.title(name)}
      description={words.description}
      submitLabel={words.submit}
      renderError={(error) => <FailureNotice action="delete" branchName={branch.name} error={error} />}
    >
      <ChildBranches branch={branch} />
      {isOwn && <p className="parley-note">{words.ownDevModeEnds}</p>}
      {workers.length > 0 && <p className="parley-note">{words.devModesEnd(workers.map(isolate).join(', '))}</p>}
      <CheckField label={words.upstream} hint={words.upstreamHint} {...form.checkbox('removeOnUpstream')} />
    </ActionDialog>
  );
}

/**
 * Asks for confirmation before dev mode ends if files are uncommitted, or if that is unknown. Renders a `<div
 * role="alertdialog">`.
 */
export function StopDevModeDialog({ branch, ...open }: BranchDialogProps) {
  const { stop: words, actions, done } = useBranchLabels();
  const { number } = useFormats();
  const get = branchManagerWidget.useGet();
  const count = branchManagerWidget.useSelector(({ model }) => model.changed.files?.length);
  const name = isolate(branch.name);
  const form = useActionForm({
    ...open,
    initial: {},
    action: () => get().model.stopDevMode(branch),
    done: () => done.devModeStopped,
  });
  return (
    <ActionDialog
      form={form}
      isDestructive
      title={count === undefined ? words.titleUnknown : words.title(count, number(count))}
      description={count === undefined ? words.descriptionUnknown(name) : words.description(name)}
      submitLabel={actions.stopDevMode}
      renderError={(error) => <FailureNotice action="stop-dev-mode" branchName={branch.name} error={error} />}
      moreActions={
        <Button variant="primary" disabled={form.isBusy} onClick={() => get().dialogs.show({ kind: 'commit', branchName: branch.name })}>
          {words.commitFirst}
        </Button>
      }
    >
      <UncommittedFiles />
    </ActionDialog>
  );
}

/** Lists the branches that get another parent when this one is deleted. Renders a `<div>`, or nothing if there are none. */
function ChildBranches({ branch }: { branch: BranchResponse }) {
  const { remove: words } = useBranchLabels();
  const { number } = useFormats();
  const children = branchManagerWidget.useSelector(({ model }) => model.childrenOf(branch));
  const hasMore = branchManagerWidget.useSelector(({ model }) => model.list.hasMore);
  const { parentBranch } = branch;
  const count = number(children.length);
  if (children.length === 0 && !hasMore) return null;
  return (
    <div data-slot="child-branches" className="parley-stack parley-gap-s">
      {children.length > 0 && (
        <>
          <p className="parley-note">
            {parentBranch == null
              ? words.childrenToTop(children.length, count)
              : words.childrenMove(children.length, count, isolate(parentBranch))}
          </p>
          <ul className="parley-plain-list parley-quote parley-small parley-medium">
            {children.map(({ name }) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {hasMore && <p className="parley-note">{words.notAllLoaded}</p>}
    </div>
  );
}

interface CreateBranchDialogProps extends OpenProps {
  /** The branch selected at first as the one to start from. Default: the production branch. */
  from: string | undefined;
}

/** Asks for the name of a new branch and for the branch to create it from. Renders a `<div role="dialog">`. */
export function CreateBranchDialog({ from, ...open }: CreateBranchDialogProps) {
  const { create: words, done } = useBranchLabels();
  const get = branchManagerWidget.useGet();
  const names = branchManagerWidget.useSelector(({ model }) => model.branches.map(({ name }) => name));
  const { defaultBranch, devMode } = branchManagerWidget.useSelector(({ model: { defaultBranch, devMode } }) => ({
    defaultBranch,
    devMode,
  }));
  const initial: NewBranch = { name: '', from: undefined, activates: false };
  const fromOf = (values: NewBranch) => values.from ?? from ?? defaultBranch;
  const form = useActionForm({
    ...open,
    initial,
    memory: branchManagerWidget.useFormMemory('create', ['name']),
    problemsOf({ name }) {
      const problem = checkBranchName(name, names);
      return { name: problem && words[problem] };
    },
    action(values) {
      const shownFrom = fromOf(values);
      const base = shownFrom === undefined ? {} : { from: shownFrom };
      return get().model.create({ name: values.name.trim(), activate: values.activates, ...base });
    },
    done(_, values) {
      const name = values.name.trim();
      get().model.select(name);
      return done.created(isolate(name));
    },
  });
  const { values } = form;
  const shownFrom = fromOf(values);
  return (
    <ActionDialog
      form={form}
      title={words.title}
      submitLabel={words.submit}
      renderError={(error) => <FailureNotice action="create" branchName={values.name.trim()} error={error} />}
    >
      <TextField label={words.name} hint={words.nameHint} autoCapitalize="off" spellCheck={false} dir="ltr" {...form.field('name')} />
      {names.length > 0 && (
        <Select
          label={words.from}
          value={shownFrom}
          onValueChange={(from) => form.change({ from })}
          options={names.map((name) => ({ value: name, label: name }))}
        />
      )}
      <CheckField
        label={words.activate}
        hint={devMode.kind === 'on' ? words.activateMoves(isolate(devMode.branchName)) : undefined}
        {...form.checkbox('activates')}
      />
    </ActionDialog>
  );
}

interface NewBranch {
  readonly name: string;
  /** `undefined` until the user chooses one. */
  readonly from: string | undefined;
  readonly activates: boolean;
}
