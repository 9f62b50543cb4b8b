'use client';
import { CheckField } from '../../ui/fields/CheckField.js';
import { SelectField } from '../../ui/fields/SelectField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { isolate } from '../../ui/text/isolate.js';
import { ActDialog } from '../kit/ActDialog.js';
import type { OpenProps } from '../kit/createWidget.js';
import { useActForm } from '../kit/useActForm.js';
import { branchManagerWidget } from './branchManagerWidget.js';
import { FailureNotice } from './FailureNotice.js';
import { checkBranchName } from './model/branchName.js';
import { useBranchLabels } from './useBranchLabels.js';

export interface CreateBranchDialogProps extends OpenProps {
  /** The branch selected at first as the one to start from. Default: the production branch. */
  from: string | undefined;
}

/** Asks for the name of a new branch and for the branch to create it from. Renders a `<div role="dialog">`. */
export function CreateBranchDialog({ from, ...open }: CreateBranchDialogProps) {
  const { create: words, done } = useBranchLabels();
  const get = branchManagerWidget.useGet();
  const names = branchManagerWidget.use(({ model }) => model.branches.map(({ name }) => name));
  const { defaultBranch, devMode, unfinished } = branchManagerWidget.use(({ model: { defaultBranch, devMode, unfinished } }) => ({
    defaultBranch,
    devMode: devMode.kind === 'on' ? devMode.branchName : undefined,
    unfinished,
  }));
  const initial: NewBranch = { name: unfinished.read(place) ?? '', from: undefined, activates: false };
  const fromOf = (values: NewBranch) => values.from ?? from ?? defaultBranch;
  const form = useActForm({
    ...open,
    initial,
    onChange: ({ name }) => unfinished.keep(place, name),
    problemsOf({ name }) {
      const problem = checkBranchName(name, names);
      return { name: problem && words[problem] };
    },
    act(values) {
      const shownFrom = fromOf(values);
      const base = shownFrom === undefined ? {} : { from: shownFrom };
      return get().model.create({ name: values.name.trim(), activate: values.activates, ...base });
    },
    done(_, values) {
      const name = values.name.trim();
      unfinished.forget(place);
      get().model.select(name);
      return done.created(isolate(name));
    },
  });
  function cancel() {
    unfinished.forget(place);
    open.onOpenChange(false);
  }
  const { values } = form;
  const shownFrom = fromOf(values);
  return (
    <ActDialog
      form={form}
      onCancel={cancel}
      title={words.title}
      submitLabel={words.submit}
      renderError={(error) => <FailureNotice act="create" branchName={values.name.trim()} error={error} />}
    >
      <TextField label={words.name} hint={words.nameHint} autoCapitalize="off" spellCheck={false} dir="ltr" {...form.field('name')} />
      {names.length > 0 && (
        <SelectField
          label={words.from}
          value={shownFrom ?? ''}
          onChange={({ currentTarget }) => form.change({ from: currentTarget.value })}
        >
          {shownFrom === undefined && <option value="" />}
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <CheckField
        label={words.activate}
        hint={devMode === undefined ? undefined : words.activateMoves(isolate(devMode))}
        {...form.checkbox('activates')}
      />
    </ActDialog>
  );
}

interface NewBranch {
  readonly name: string;
  /** `undefined` until the user chooses one. */
  readonly from: string | undefined;
  readonly activates: boolean;
}

const place = 'new name';
