'use client';
import type { ReactNode } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { Button } from '../../../ui/button/Button.js';
import { isolate } from '../../../ui/text/isolate.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { failureTitle } from '../actions/actionLabels.js';
import { splitActions } from '../actions/splitActions.js';
import { useActionToast } from '../actions/useActionToast.js';
import { useLock } from '../actions/useLock.js';
import { wordsOf } from '../record-form/createFormParts.js';
import type { Widget } from '../widget/createWidget.js';
import { ActionItems } from './ActionItems.js';
import type { ListAccess } from './createAccess.js';
import type { AnyItemDialog } from './createActionDialogs.js';
import { doneToastOf } from './doneToastOf.js';
import type { AnyModel, AnyOptions, AnyResourceDefinition } from './ResourceWidget.js';

/** What the rows of a list read of their widget. */
export interface RowWidget extends AnyResourceDefinition {
  readonly widget: Widget<AnyOptions, AnyModel, AnyItemDialog>;
  /** Decides which actions are offered. */
  readonly access: ListAccess;
  /** Renders the button that creates a record. */
  readonly CreateButton: () => ReactNode;
}

/** Returns the actions on one record, as the items of its menu and as buttons. */
export function createRowActions({ widget, actions, list, openOf, refuses, access, useLabels }: RowWidget) {
  const { idOf, nameOf, takesIds = false } = list;
  const { one } = splitActions(actions);

  function useItemActions(item: object, isInDrawer: boolean) {
    const words = useLabels();
    const common = useCommonAdminLabels();
    const formats = useFormats();
    const toasts = useActionToast();
    const { show, ...state } = widget.useSelector(({ options, model, dialogs }) => ({ options, model, show: dialogs.show }));
    const { options, model } = state;
    const name = isolate(nameOf(item, formats));
    // The actions are declared for these items.
    const shown = Object.entries(access.offeredOf(state)).filter(
      ([, { dialog, isShown }]) => dialog !== undefined && dialog !== 'create' && isShown?.(item as never, model as never) !== false,
    );
    const isLocked = list.isLockedOf?.(model)(idOf(item)) === true;
    const isPermitted = (key: string) => !isLocked && model.runs[key]?.isAllowed(item) !== false && refuses?.(key, item, model) !== true;
    const waits = (key: string) => actions[key]?.isMany === true && model.bulk.status === 'running';

    function titleOf(key: string, error: ServiceError): string {
      const labels = wordsOf(words, key);
      // The actions are declared for these items.
      return labels.failures?.[one[key]?.failureOf?.(error, item as never) ?? ''] ?? failureTitle(labels, name);
    }

    function run(key: string): void {
      const action = model.runs[key];
      const isCopy = one[key]?.isCopy === true;
      if (action === undefined) return;
      void toasts.run(() => action(item), {
        done(result, undoneBy) {
          if (!isCopy) return doneToastOf({ labels: words, action: key, undoneBy, name });
          // The service returns the copy, which is a record.
          const copy = result as object;
          const open = openOf?.(options, model, copy);
          const title = wordsOf(words, key).done(isolate(nameOf(copy, formats)));
          return { title, action: open && { label: words.open ?? '', onPress: () => open(copy) } };
        },
        failed: (error) => titleOf(key, error),
        canRetry: !isCopy,
      });
    }

    return {
      shown,
      isAllowed: (key: string) => isPermitted(key) && !waits(key),
      isBusy: (key: string) => model.runs[key]?.isBusy(idOf(item)) === true,
      reason: isLocked ? words.locked : shown.every(([key]) => isPermitted(key)) ? common.waitsForRun : undefined,
      labelOf: (key: string) => wordsOf(words, key).action,
      openLabel: words.open,
      onOpen: openOf?.(options, model, item),
      choose(key: string): void {
        const { dialog, isMany } = actions[key] ?? {};
        if (dialog === 'run') run(key);
        else if (dialog === 'edit') model.open(idOf(item));
        else if (isMany === true) show({ kind: key, items: [takesIds ? idOf(item) : item] });
        else show({ kind: key, item, ...(isInDrawer && { isInDrawer }) });
      },
    };
  }

  function RowActions({ item }: { item: object }) {
    const { onOpen, choose, ...items } = useItemActions(item, false);
    return <ActionItems {...items} onOpen={onOpen && (() => onOpen(item))} onChoose={choose} />;
  }

  /** The actions on the open record, for its drawer. Their dialogs open inside it. Renders `<button>`s. */
  function ActionButtons({ item }: { item: object }) {
    const { shown, isAllowed, isBusy, reason, labelOf, choose } = useItemActions(item, true);
    const lock = useLock(
      shown.some(([key]) => !isAllowed(key)),
      reason,
    );
    return (
      <div className="parley-line">
        {lock.note}
        {shown.map(([key, { icon, dialog }]) =>
          dialog === 'edit' ? null : (
            <Button
              key={key}
              icon={icon}
              size="small"
              isBusy={isBusy(key)}
              {...(!isAllowed(key) && lock.button)}
              onClick={() => choose(key)}
            >
              {labelOf(key)}
            </Button>
          ),
        )}
      </div>
    );
  }

  return { RowActions, ActionButtons };
}
