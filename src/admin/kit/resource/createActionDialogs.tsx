'use client';
import type { ReactNode } from 'react';
import type { ItemId } from '../../../data/resource-list/selection.js';
import type { Formats } from '../../../react/language/createFormats.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { createLazyModule } from '../../../react/lazy/createLazyModule.js';
import { isolate } from '../../../ui/text/isolate.js';
import type { Actions } from '../actions/action.js';
import type { AnyRunningActions } from '../actions/useActions.js';
import { wordsOf } from '../record-form/createFormParts.js';
import type { Widget } from '../widget/createWidget.js';
import { doneToastOf } from './doneToastOf.js';

/** What action dialogs read from their widget. */
export interface DialogWidget<Item> {
  readonly widget: Widget<object, { readonly runs: AnyRunningActions<Item> }, AnyItemDialog<Item>>;
  readonly actions: Actions;
  readonly nameOf: (item: Item, formats: Formats) => string;
  readonly useLabels: () => object;
}

/** The dialog of an action has its name and, unless it creates one, the record. */
export interface AnyItemDialog<Item = object> {
  /** The name of the action. */
  readonly kind: string;
  /** The record it is about. */
  readonly item?: Item;
  /** What an action on many is about: the records, or their ids. */
  readonly items?: readonly BulkEntry[];
  /** True to show the dialog inside the drawer of the open record, because nothing outside the drawer can be reached. */
  readonly isInDrawer?: boolean | undefined;
}

/** What an action on many takes. */
export type BulkEntry = object | ItemId;

const useActionDialog = createLazyModule(() => import('./RecordActionDialog.js'));

/** Returns a component that renders the dialogs of all actions that ask for a name or for confirmation. */
export function createActionDialogs<Item>({ widget, actions, nameOf, useLabels }: DialogWidget<Item>) {
  function DialogOfAction({ name: key, kind, isInDrawer }: { name: string; kind: 'name' | 'confirm'; isInDrawer: boolean }) {
    // Declared for the records of this widget.
    const Effect = actions[key]?.Effect as ((props: { item: Item }) => ReactNode) | undefined;
    const words = useLabels();
    const formats = useFormats();
    const { run, isOpen } = widget.useSelector(({ model, dialogs }) => ({ run: model.runs[key], isOpen: dialogs.open?.kind === key }));
    const loaded = useActionDialog(isOpen);
    return (
      <widget.DialogOf kind={key}>
        {({ item, isInDrawer: isAsked = false }, open) =>
          loaded &&
          run &&
          isAsked === isInDrawer &&
          item !== undefined && (
            <loaded.RecordActionDialog
              kind={kind}
              effect={Effect && <Effect item={item} />}
              labels={wordsOf(words, key)}
              name={nameOf(item, formats)}
              done={(undoneBy) => doneToastOf({ labels: words, action: key, undoneBy, name: isolate(nameOf(item, formats)) })}
              nameOf={(record) => nameOf(record as Item, formats)}
              // The stored record after a conflict is of the same type.
              run={(next, base = item) => run(base as Item, ...(next === undefined ? [] : [next]))}
              isNameTyped={actions[key]?.isNameTyped}
              {...open}
            />
          )
        }
      </widget.DialogOf>
    );
  }

  return function ActionDialogs({ isInDrawer = false }: { isInDrawer?: boolean | undefined }) {
    return Object.entries(actions).map(([key, { dialog }]) =>
      dialog === 'name' || dialog === 'confirm' ? <DialogOfAction key={key} name={key} kind={dialog} isInDrawer={isInDrawer} /> : null,
    );
  };
}
