'use client';
import { type ComponentProps, type ComponentType, Fragment, type JSX, type ReactNode } from 'react';
import { readListState } from '../../../data/resource-list/readListState.js';
import { useBaseLabels } from '../../../react/language/useBaseLabels.js';
import { Button, type ButtonProps } from '../../../ui/button/Button.js';
import { partClass } from '../../../ui/partClass.js';
import { Skeleton } from '../../../ui/skeleton/Skeleton.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { actionEventKeys } from '../actions/action.js';
import { useActions } from '../actions/useActions.js';
import { useLock } from '../actions/useLock.js';
import { LeaveDialog } from '../dialog/LeaveDialog.js';
import { useReadErrorEvent } from '../events/useReadErrorEvent.js';
import type { ActionOutcome } from '../events/WidgetEvents.js';
import { useGuardedChanges, useLeaveGuard } from '../leave-guard/useLeaveGuard.js';
import { ReadFailure } from '../list/ListStates.js';
import { OfflineNotice } from '../list/OfflineNotice.js';
import { RefetchErrorBanner } from '../list/RefetchErrorBanner.js';
import { wordsOf } from '../record-form/createFormParts.js';
import { EditedFields, SaveButtons, submitEdit } from '../record-form/EditedFields.js';
import type { AnyRecordForm, RecordFieldsProps } from '../record-form/RecordForm.js';
import { useRecordEdit } from '../record-form/useRecordEdit.js';
import { type ActionRuns, createActionDialogs, type DialogWidget } from '../resource/createActionDialogs.js';
import type { DialogOf } from '../resource/ResourceWidgetDefinition.js';
import { createWidget, type OptionKeys, type WidgetProps } from '../widget/createWidget.js';
import type { RecordModel, RecordWidgetDefinition, RecordWidgetOptions, SavingActions } from './RecordWidgetDefinition.js';

/** The component of a widget that edits a single record, and its parts for other layouts. */
export interface AssembledRecordWidget<Props> {
  (props: Omit<Props, 'children'>): JSX.Element;
  /** Provides the record to the parts inside. Renders a `<div>`. */
  Root(props: Props): JSX.Element;
  /** All fields and the buttons that save them, or the loading or error state. Renders a `<form>`, or a `<div>` without a record. */
  Form(props: ComponentProps<'form'>): JSX.Element;
}

/** The components of a widget that edits a single record. */
export interface RecordParts<Values extends object, Item> {
  /** Renders the fields. */
  readonly Fields: ComponentType<RecordFieldsProps<Values, Item>>;
  /** Renders what is around the form, which is its `children`: a navigation, or sections that are not saved with the fields. */
  readonly Frame?: ComponentType<{ children: ReactNode }> | undefined;
}

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
>(definition: RecordWidgetDefinition<Name, Given, Item, Declared, Values, Input, Labels>) {
  type Options = Given & RecordWidgetOptions<Name, Declared>;
  type Model = RecordModel<Item, Declared, Values>;
  type Dialog = DialogOf<Item, Declared>;
  type Props = WidgetProps<Options, Dialog>;
  const { name, form, actions, useLabels } = definition;

  function useModel(options: Options): Model {
    const labels = useLabels();
    const read = form.useRead(options);
    const error = read.error ?? undefined;
    useReadErrorEvent(error, { widget: name, operation: form.operation }, options);
    const running = useActions(name, actions, options);
    // Its declaration takes the record and what has changed.
    const update = running.update as unknown as (item: Item, changes: Partial<Input>) => Promise<ActionOutcome>;
    const edit = useRecordEdit<Item | undefined, Values, Input, Labels>({
      definition: form as Parameters<typeof useRecordEdit<Item | undefined, Values, Input, Labels>>[0]['definition'],
      labels,
      item: read.data,
      read,
      // Nothing can be changed before the record is loaded.
      run: (item, changes) => update(item as Item, changes),
      done: () => labels.update.done,
      open: true,
      onOpenChange: () => {},
    });
    const ownGuard = useLeaveGuard();
    const guard = options.leaveGuard ?? ownGuard;
    // Changes of a record that no longer exists cannot be saved.
    useGuardedChanges(guard, error?.kind === 'not-found' ? 0 : edit.changedCount, () => edit.form.revert());
    const hasData = read.data !== undefined;
    const model = {
      ...running,
      state: readListState({ itemCount: Number(hasData), isPending: !hasData, hasData, error: read.error ?? null }),
      item: edit.item,
      refetchError: hasData ? error : undefined,
      isRefetching: read.isFetching,
      refetch: () => void read.refetch(),
      edit,
      guard,
    };
    // The actions by name, for the standard parts.
    return { ...model, runs: running } as Model;
  }

  const widget = createWidget<Options, Model, Dialog>({
    name,
    root: definition.root,
    options: { ...actionEventKeys(actions), leaveGuard: true, ...definition.options } as unknown as OptionKeys<Options>,
    useModel,
    stateOf: ({ state }) => state.status,
    subjectOf: definition.subjectOf,
  });

  const { nameOf = () => '' } = definition;
  // All from one declaration, so the dialogs, record and labels match.
  const ActionDialogs = createActionDialogs({ widget, actions, nameOf, useLabels } as unknown as DialogWidget<Item>);

  /** Opens the dialog of an action. Disabled, with the reason below it, if the user may not run it. Renders a `<button>`. */
  function ActionButton({ name: key, ...props }: Omit<ButtonProps, 'onClick'> & { name: Dialog['kind'] }) {
    const words = wordsOf(useLabels(), key);
    const { item, run, show } = widget.useSelector(({ model, dialogs }) => ({
      item: model.item,
      run: (model as unknown as { readonly runs: ActionRuns<Item> }).runs[key],
      show: dialogs.show,
    }));
    const lock = useLock(item !== undefined && run?.isAllowed(item) === false);
    return (
      <>
        <Button
          disabled={item === undefined}
          // The dialog of an action has its name and the record.
          onClick={() => show({ kind: key, item } as unknown as Dialog)}
          {...lock.button}
          {...props}
        >
          {words.action}
        </Button>
        {lock.note}
      </>
    );
  }

  /** Returns the record and its form, for fields in other layouts. */
  function useFields(): RecordFieldsProps<Values, Item> {
    return widget.useSelector(({ model: { item, edit } }) => ({ item, form: edit.form }));
  }

  function Loaded({ className, children, ...props }: ComponentProps<'form'>) {
    const labels = useLabels();
    const common = useCommonAdminLabels();
    const model = widget.useSelector(({ model }) => model);
    const { edit, item, guard } = model;
    // The action of the declaration, for this record.
    const isAllowed = (model.update as { isAllowed(item: unknown): boolean }).isAllowed(item);
    return (
      <form
        noValidate
        data-slot={`${name}-form`}
        className={partClass(`${name}-form parley-record-form`, className)}
        onSubmit={(event) => submitEdit(event, edit)}
        {...props}
      >
        <RefetchErrorBanner read={model} isShown />
        <EditedFields
          edit={edit}
          isAllowed={isAllowed}
          labels={labels}
          failed={labels.update.failed}
          definition={form as unknown as AnyRecordForm<never>}
        >
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

  function assemble({ Fields, Frame = Fragment }: RecordParts<Values, Item>): AssembledRecordWidget<Props> {
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
    function Root(props: Props) {
      return (
        <widget.Root {...props}>
          {(props as ComponentProps<'div'>).children}
          <ActionDialogs />
        </widget.Root>
      );
    }
    function Assembled(props: Omit<Props, 'children'>) {
      return (
        <Root {...(props as Props)}>
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
