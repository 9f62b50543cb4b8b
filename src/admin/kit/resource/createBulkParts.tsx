'use client';
import type { ComponentProps, ReactNode } from 'react';
import type { ItemId } from '../../../data/resource-list/selection.js';
import { useFormats } from '../../../react/language/useFormats.js';
import type { ManyAction } from '../actions/splitActions.js';
import { useBulkActions } from '../actions/useBulkActions.js';
import { useLock } from '../actions/useLock.js';
import { bulkDone } from '../bulk/bulkDone.js';
import { ActionDialog } from '../dialog/ActionDialog.js';
import { type NamedItem, NamePreview } from '../dialog/NamePreview.js';
import { useActionForm } from '../dialog/useActionForm.js';
import { BulkBar, BulkButton } from '../list/BulkBar.js';
import { wordsOf } from '../record-form/createFormParts.js';
import type { OpenProps } from '../widget/createWidget.js';
import type { BulkEntry } from './createActionDialogs.js';
import { entryIdOf } from './entryIdOf.js';
import type { BulkParts, BulkWidget, ListBulk } from './ResourceWidget.js';

/** Returns the bar with the actions on the selected records, and the dialogs that confirm them. */
function createBulkParts({ widget, many, list, refuses, useLabels }: BulkWidget): BulkParts {
  const { nameOf, takesIds = false, namedOf } = list;

  /** Returns a function that names a selected record, which need not be listed any more. */
  function useNames(): (id: ItemId) => Omit<NamedItem, 'id'> {
    const words = useLabels();
    const formats = useFormats();
    const model = widget.useSelector(({ model }) => model);
    return (id) => {
      const item = model.seen.get(id);
      return namedOf?.(id, model, words) ?? { name: item === undefined ? `#${id}` : nameOf(item, formats) };
    };
  }

  /** The number of selected records, the actions on them, and what did not succeed. Renders a `<div role="toolbar">`. */
  function SelectedBar({ note, ...props }: ComponentProps<'div'> & { note?: ReactNode }) {
    const words = useLabels();
    const { selection, model, options, show } = widget.useSelector(({ model, options, dialogs }) => {
      return { selection: model.list.selection, model, options, show: dialogs.show };
    });
    const namesOf = useNames();
    const { bulk } = model;
    const items = [...selection.ids].flatMap((id) => model.seen.get(id) ?? []);
    const entries = takesIds ? [...selection.ids] : items;
    const offered = many.filter(
      // The actions are declared for these options.
      ({ key, declared }) => declared.isOffered?.(options as never) !== false && model.manyRuns[key]?.isRefused !== true,
    );
    // If the user may change some of the records, the service decides for each.
    const isRefused = ({ key }: ManyAction) => items.length > 0 && items.every((item) => refuses?.(key, item, model) === true);
    const lock = useLock(offered.some(isRefused));
    const running = many.find(({ key }) => key === bulk.action?.name);
    return (
      <BulkBar
        selection={selection}
        outcome={{ bulk, nameOf: (id) => namesOf(id).name, heading: running && headingOf(running, words) }}
        note={note ?? lock.note}
        {...props}
      >
        {offered.map((action) => (
          <BulkButton
            key={action.key}
            icon={action.icon}
            bulk={bulk}
            action={action.key}
            isDestructive={action.declared.isDeletion}
            disabled={entries.length === 0}
            onClick={() => show({ kind: action.key, items: entries })}
            {...(isRefused(action) && lock.button)}
          >
            {wordsOf(words, action.labelKey).action}
          </BulkButton>
        ))}
      </BulkBar>
    );
  }

  function ConfirmMany({ action, items, ...open }: OpenProps & { action: ManyAction; items: readonly BulkEntry[] }) {
    const { number } = useFormats();
    const { action: submitLabel, bulk: words } = wordsOf(useLabels(), action.labelKey);
    const { run, bulk } = widget.useSelector(({ model }) => ({ run: model.manyRuns[action.key], bulk: model.bulk }));
    const namesOf = useNames();
    const form = useActionForm({
      ...open,
      initial: {},
      action: (_, close) => run?.(items, close),
      done: (report) => bulkDone(report, bulk, words.done(report.succeededIds.length, number(report.succeededIds.length))),
    });
    return (
      <ActionDialog
        form={form}
        isDestructive
        lostCount={action.declared.isDeletion === true ? items.length : 0}
        title={words.title(items.length, number(items.length))}
        description={words.effect}
        submitLabel={submitLabel}
      >
        <NamePreview items={items.map(entryId).map((id) => ({ id, ...namesOf(id) }))} />
      </ActionDialog>
    );
  }

  function BulkDialogs() {
    return many
      .filter(({ declared }) => declared.dialog === undefined)
      .map((action) => (
        <widget.DialogOf key={action.key} kind={action.key}>
          {({ items = [] }, open) => <ConfirmMany action={action} items={items} {...open} />}
        </widget.DialogOf>
      ));
  }

  const entryId = entryIdOf(list);

  return { SelectedBar, BulkDialogs };
}

/** Actions on many records, for `createResourceWidget(definition, listBulk)`. Lists without them do not load their code. */
export const listBulk: ListBulk = {
  useRuns: (widget, actions, options, items) => useBulkActions<BulkEntry, ItemId>(widget, actions, options, items),
  createParts: createBulkParts,
};

function headingOf({ labelKey, declared }: ManyAction, labels: object): string {
  const { action, heading = action, bulk } = wordsOf(labels, labelKey);
  return declared.dialog === undefined ? bulk.heading : heading;
}
