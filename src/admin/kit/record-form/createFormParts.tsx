'use client';
import { type ComponentType, useMemo } from 'react';
import type { ItemId } from '../../../data/resource-list/selection.js';
import type { Formats } from '../../../react/language/createFormats.js';
import { useFormats } from '../../../react/language/useFormats.js';
import type { AnyActionLabels, CreateActionLabels } from '../actions/actionLabels.js';
import { useReadErrorEvent } from '../events/useReadErrorEvent.js';
import type { ActionOutcome, WidgetErrorEvents } from '../events/WidgetEvents.js';
import type { Widget } from '../widget/createWidget.js';
import { OpenRecord } from './OpenRecord.js';
import type { AnyRecordForm, AnyValues, OpenRecordOptions, RecordFields } from './RecordForm.js';
import { useRecordDialogs } from './useRecordDialogs.js';

/** What the form of a record reads of its widget. */
export interface FormWidget<Item, Id extends ItemId> {
  readonly name: string;
  readonly widget: Widget<OpenRecordOptions<Id> & WidgetErrorEvents<string>, FormModel<Item, Id>, { readonly kind: string }>;
  readonly form: AnyRecordForm<Item>;
  readonly Fields: RecordFields<AnyValues, Item>;
  /** Rendered in the drawer below the fields of a record. */
  readonly Detail: ComponentType<{ item: Item }> | undefined;
  readonly idOf: (item: Item) => Id;
  readonly nameOf: (item: Item, formats: Formats) => string;
  readonly useLabels: () => object;
}

/** The members of the model that the form needs. */
interface FormModel<Item, Id> {
  readonly list: { readonly items: readonly Item[] };
  readonly openId: Id | undefined;
  open(id: Id | undefined): void;
  /** The actions, by name. */
  readonly runs: Readonly<Record<string, FormAction<Item>>>;
}

interface FormAction<Item> {
  (...args: readonly unknown[]): Promise<ActionOutcome<unknown>>;
  isAllowed(item: Item): boolean;
}

interface DrawerOfProps<Id> {
  name: string;
  id: Id;
  open: boolean;
  dialogs: ReturnType<typeof useRecordDialogs>;
}

/** Returns the dialog that creates a record, and the drawer that changes one. `name` is that of the action. */
export function createFormParts<Item, Id extends ItemId>({ name: source, widget, form, Fields, ...around }: FormWidget<Item, Id>) {
  const { idOf, nameOf, useLabels, Detail } = around;
  // If the drawer shows more than fields, there is more to fill in. The ids come from one declaration.
  const openIdOf = (form.openIdOf ?? (Detail && idOf)) as ((created: Item) => Id | undefined) | undefined;
  const keptFields = Object.keys(form.valuesOf(undefined)).filter((field) => form.secrets?.some((secret) => secret === field) !== true);

  function CreateDialog({ name }: { name: string }) {
    const labels = useLabels();
    const formats = useFormats();
    const { run, openRecord, isOpen } = widget.useSelector(({ model, dialogs: { open } }) => ({
      run: model.runs[name],
      openRecord: model.open,
      isOpen: open?.kind === name,
    }));
    const memory = widget.useFormMemory(name, keptFields);
    const dialogs = useRecordDialogs(isOpen);
    if (run === undefined || dialogs === undefined) return null;
    return (
      <widget.DialogOf kind={name}>
        {(_, open) => (
          <dialogs.CreateRecordDialog
            form={form}
            fields={Fields}
            labels={labels}
            words={wordsOf<CreateActionLabels>(labels, name)}
            nameOf={(item) => nameOf(item, formats)}
            memory={memory}
            run={run}
            onCreated={openIdOf && ((created) => openRecord(openIdOf(created)))}
            {...open}
          />
        )}
      </widget.DialogOf>
    );
  }

  function EditDrawer({ name }: { name: string }) {
    const openId = widget.useSelector(({ model }) => model.openId);
    const dialogs = useRecordDialogs(openId !== undefined);
    const opened = useMemo(() => (openId === undefined ? undefined : { id: openId }), [openId]);
    return (
      <OpenRecord item={opened} idOf={({ id }) => id}>
        {({ id }, isOpen) => <DrawerOf name={name} id={id} open={isOpen} dialogs={dialogs} />}
      </OpenRecord>
    );
  }

  function DrawerOf({ name, id, open: isOpen, dialogs }: DrawerOfProps<Id>) {
    const labels = useLabels();
    const words = wordsOf(labels, name);
    const formats = useFormats();
    const { options, open, run, listed } = widget.useSelector(({ options, model }) => ({
      options,
      open: model.open,
      run: model.runs[name],
      listed: model.list.items.find((item) => idOf(item) === id),
    }));
    const { operation } = form;
    const read = form.useRead(id, options);
    useReadErrorEvent(read.error, { widget: source, operation }, options);
    const data = read.data ?? (read.error == null ? listed : undefined);
    if (run === undefined || dialogs === undefined) return null;
    return (
      <dialogs.EditRecordDrawer
        open={isOpen}
        onClose={() => open(undefined)}
        title={data === undefined ? words.action : <bdi>{nameOf(data, formats)}</bdi>}
        read={{ ...read, data }}
        form={form}
        fields={Fields}
        labels={labels}
        words={words}
        nameOf={(record) => nameOf(record, formats)}
        leaveGuard={options.leaveGuard}
        renderDetail={Detail && ((record) => <Detail item={record} />)}
        run={run}
      />
    );
  }

  return { CreateDialog, EditDrawer };
}

/** The labels of an action are under its name, which the labels of a declared widget have. */
export function wordsOf<Words = AnyActionLabels>(labels: object, name: string): Words {
  return (labels as Readonly<Record<string, Words>>)[name] as Words;
}
