'use client';
import { type ComponentProps, Fragment } from 'react';
import { readListState } from '../../../data/resource-list/readListState.js';
import { useBaseLabels } from '../../../react/language/useBaseLabels.js';
import { Button, type ButtonProps } from '../../../ui/button/Button.js';
import { partClass } from '../../../ui/partClass.js';
import { Skeleton } from '../../../ui/skeleton/Skeleton.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { actionEventKeys } from '../actions/action.js';
import { type AnyRunningActions, useActions } from '../actions/useActions.js';
import { useLock } from '../actions/useLock.js';
import { LeaveDialog } from '../dialog/LeaveDialog.js';
import { useReadErrorEvent } from '../events/useReadErrorEvent.js';
import { useGuardedChanges, useLeaveGuard } from '../leave-guard/useLeaveGuard.js';
import { ReadFailure } from '../list/ListStates.js';
import { OfflineNotice } from '../list/OfflineNotice.js';
import { RefetchErrorBanner } from '../list/RefetchErrorBanner.js';
import { wordsOf } from '../record-form/createFormParts.js';
import { EditedFields, SaveButtons, submitEdit } from '../record-form/EditedFields.js';
import type { AnyValues, RecordFieldsProps } from '../record-form/RecordForm.js';
import { useRecordEdit } from '../record-form/useRecordEdit.js';
import { type AnyItemDialog, createActionDialogs } from '../resource/createActionDialogs.js';
import { createWidget, type OptionKeys, type WidgetProps } from '../widget/createWidget.js';
import type { AnyRecordDefinition, AnyRecordModel, AnyRecordOptions, RecordParts, RecordWidget } from './RecordWidget.js';
import type { RecordWidgetDefinition, SavingActions } from './RecordWidgetDefinition.js';

/** Declares a widget that edits a single record in one form, such as the settings of an account. */
/* @__NO_SIDE_EFFECTS__ */
export function createRecordWidget<
  const Name extends string,
  Given extends object,
  Item,
  const Declared extends SavingActions,
  Values extends object,
  Input extends object,
  Labels extends object,
>(
  definition: RecordWidgetDefinition<Name, Given, Item, Declared, Values, Input, Labels>,
): RecordWidget<Name, Given, Item, Declared, Values, Labels>;
// The overload above defines the types. The implementation is untyped, because the record, its options and labels come from one definition.
/* @__NO_SIDE_EFFECTS__ */
export function createRecordWidget(definition: AnyRecordDefinition): object {
  const { name, form, actions, useLabels } = definition;

  function useModel(options: AnyRecordOptions): AnyRecordModel {
    const labels = useLabels();
    const read = form.useRead(options);
    const error = read.error ?? undefined;
    useReadErrorEvent(error, { widget: name, operation: form.operation }, options);
    const runs: AnyRunningActions = useActions(name, actions, options);
    const edit = useRecordEdit<object | undefined, AnyValues, object, object>({
      definition: form,
      labels,
      item: read.data,
      read,
      run: (item, changes) => runs.update?.(item, changes) ?? Promise.resolve({ kind: 'vetoed' }),
      done: () => labels.update.done,
      open: true,
      onOpenChange: () => {},
    });
    const ownGuard = useLeaveGuard();
    const guard = options.leaveGuard ?? ownGuard;
    // Changes of a record that no longer exists cannot be saved.
    useGuardedChanges(guard, error?.kind === 'not-found' ? 0 : edit.changedCount, () => edit.form.revert());
    const hasData = read.data !== undefined;
    return {
      ...runs,
      runs,
      state: readListState({ itemCount: Number(hasData), isPending: !hasData, hasData, error: read.error ?? null }),
      item: edit.item,
      refetchError: hasData ? error : undefined,
      isRefetching: read.isFetching,
      refetch: () => void read.refetch(),
      edit,
      guard,
    };
  }

  const options: Readonly<Record<string, true>> = { ...actionEventKeys(actions), leaveGuard: true, ...definition.options };
  const widget = createWidget<AnyRecordOptions, AnyRecordModel, AnyItemDialog>({
    name,
    root: definition.root,
    options: options as OptionKeys<AnyRecordOptions>,
    useModel,
    stateOf: ({ state }) => state.status,
    subjectOf: definition.subjectOf,
  });

  const { nameOf = () => '' } = definition;
  const ActionDialogs = createActionDialogs({ widget, actions, nameOf, useLabels });

  /** Opens the dialog of an action. Disabled, with the reason below it, if the user may not run it. Renders a `<button>`. */
  function ActionButton({ name: key, ...props }: Omit<ButtonProps, 'onClick'> & { name: string }) {
    const words = wordsOf(useLabels(), key);
    const { item, run, show } = widget.useSelector(({ model, dialogs }) => ({
      item: model.item,
      run: model.runs[key],
      show: dialogs.show,
    }));
    const lock = useLock(item !== undefined && run?.isAllowed(item) === false);
    return (
      <>
        <Button disabled={item === undefined} onClick={() => show({ kind: key, ...(item && { item }) })} {...lock.button} {...props}>
          {words.action}
        </Button>
        {lock.note}
      </>
    );
  }

  /** Returns the record and its form, for fields in other layouts. */
  function useFields(): RecordFieldsProps<AnyValues, object> {
    return widget.useSelector(({ model: { item, edit } }) => ({ item, form: edit.form }));
  }

  function Loaded({ className, children, ...props }: ComponentProps<'form'>) {
    const labels = useLabels();
    const common = useCommonAdminLabels();
    const model = widget.useSelector(({ model }) => model);
    const { edit, item, guard } = model;
    const isAllowed = model.runs.update?.isAllowed(item ?? {}) !== false;
    return (
      <form
        noValidate
        data-slot={`${name}-form`}
        className={partClass(`${name}-form parley-record-form`, className)}
        onSubmit={(event) => submitEdit(event, edit)}
        {...props}
      >
        <RefetchErrorBanner read={model} isShown />
        <EditedFields edit={edit} isAllowed={isAllowed} labels={labels} failed={labels.update.failed} definition={form}>
          {children}
        </EditedFields>
        <div className="parley-save-bar parley-line" data-state={edit.changedCount > 0 ? 'unsaved' : 'saved'}>
          <SaveButtons
            edit={edit}
            isAllowed={isAllowed}
            cancelLabel={edit.changedCount > 0 ? common.unsaved.discard : undefined}
            onCancel={() => edit.form.revert()}
          />
        </div>
        <LeaveDialog guard={guard} />
      </form>
    );
  }

  function assemble({ Fields, Frame = Fragment }: RecordParts<AnyValues, object>) {
    function AllFields() {
      return <Fields {...useFields()} />;
    }
    function Form({ children = <AllFields />, ...props }: ComponentProps<'form'>) {
      const { state, refetch, isRefetching } = widget.useSelector(({ model }) => model);
      const { common } = useBaseLabels();
      if (state.status === 'ready') return <Loaded {...props}>{children}</Loaded>;
      if ('error' in state) return <ReadFailure error={state.error} onRetry={refetch} isBusy={isRefetching} />;
      return (
        <>
          <OfflineNotice isShown={false} />
          <p role="status" className="parley-visually-hidden">
            {common.loading}
          </p>
          <Skeleton lines={6} />
        </>
      );
    }
    function Root(props: WidgetProps<AnyRecordOptions, AnyItemDialog>) {
      return (
        <widget.Root {...props}>
          {props.children}
          <ActionDialogs />
        </widget.Root>
      );
    }
    function Assembled(props: WidgetProps<AnyRecordOptions, AnyItemDialog>) {
      return (
        <Root {...props}>
          <Frame>
            <Form />
          </Frame>
        </Root>
      );
    }
    return Object.assign(Assembled, { Root, Form });
  }

  return { ...widget, useModel, useLabels, useFields, ActionButton, assemble };
}
