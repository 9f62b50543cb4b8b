'use client';
import type { ComponentProps, ComponentType, JSX } from 'react';
import { readListState } from '../../../data/resource-list/readListState.js';
import { useBaseLabels } from '../../../react/useBaseLabels.js';
import { partClass } from '../../../ui/partClass.js';
import { Skeleton } from '../../../ui/skeleton/Skeleton.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { actionEventKeys } from '../actions/action.js';
import { useActions } from '../actions/useActions.js';
import { useReadErrorEvent } from '../events/useReadErrorEvent.js';
import type { ActionOutcome } from '../events/WidgetEvents.js';
import { EditedFields, SaveButtons, submitEdit } from '../form/EditedFields.js';
import type { AnyRecordForm, RecordFieldsProps } from '../form/RecordForm.js';
import { useRecordEdit } from '../form/useRecordEdit.js';
import { LeaveDialog } from '../leave-guard/LeaveDialog.js';
import { useGuardedChanges, useLeaveGuard } from '../leave-guard/useLeaveGuard.js';
import { ReadFailure } from '../list/ListStates.js';
import { OfflineNotice } from '../list/OfflineNotice.js';
import { RefetchErrorBanner } from '../list/RefetchErrorBanner.js';
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
  type Props = WidgetProps<Options>;
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
    useGuardedChanges(guard, edit.changedCount, () => edit.form.revert());
    const hasData = read.data !== undefined;
    return {
      ...running,
      state: readListState({ itemCount: Number(hasData), isPending: !hasData, hasData, error: read.error ?? null }),
      item: edit.item,
      refetchError: hasData ? error : undefined,
      isRefetching: read.isFetching,
      refetch: () => void read.refetch(),
      edit,
      guard,
    };
  }

  const widget = createWidget<Options, Model>({
    name,
    root: definition.root,
    options: { ...actionEventKeys(actions), leaveGuard: true, ...definition.options } as unknown as OptionKeys<Options>,
    useModel,
    stateOf: ({ state }) => state.status,
    subjectOf: definition.subjectOf,
  });

  /** Returns the record and its form, for fields in other layouts. */
  function useFields(): RecordFieldsProps<Values, Item> {
    return widget.use(({ model: { item, edit } }) => ({ item, form: edit.form }));
  }

  function Loaded({ className, children, ...props }: ComponentProps<'form'>) {
    const labels = useLabels();
    const common = useCommonAdminLabels();
    const model = widget.use(({ model }) => model);
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

  function assemble({ Fields }: { readonly Fields: ComponentType<RecordFieldsProps<Values, Item>> }): AssembledRecordWidget<Props> {
    function AllFields() {
      return <Fields {...useFields()} />;
    }
    function Form({ children = <AllFields />, ...props }: ComponentProps<'form'>) {
      const { state, refetch, isRefetching } = widget.use(({ model }) => model);
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
      return <widget.Root {...props} />;
    }
    function Assembled(props: Omit<Props, 'children'>) {
      return (
        <Root {...(props as Props)}>
          <Form />
        </Root>
      );
    }
    return Object.assign(Assembled, { Root, Form });
  }

  return { ...widget, useModel, useLabels, useFields, assemble };
}
