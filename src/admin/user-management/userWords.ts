import { useMemo } from 'react';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { englishUsers } from './labels/en.js';
import type { UserLabels } from './labels/UserLabels.js';

/** Returns the labels of user management from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useUserLabels = createLabelsHook<UserLabels>('users', englishUsers);

/** Returns all labels, with those of each action under its name. */
export function useUserWords() {
  const labels = useUserLabels();
  return useMemo(() => ({ ...labels, ...actionWords(labels) }), [labels]);
}

function actionWords({ actions, bulk, groups, attribute, adminsOnly, ownRow }: UserLabels) {
  return {
    readOnly: adminsOnly,
    locked: ownRow,
    open: actions.open,
    changeGroupsOfMany: { action: groups.open, heading: groups.heading },
    setValueOfMany: { action: attribute.open, heading: attribute.heading },
    activate: {
      action: actions.activate,
      done: actions.activated,
      failed: actions.activateFailed,
      bulk: { title: bulk.activateTitle, effect: bulk.activateEffect, heading: bulk.activating, done: bulk.activated },
    },
    deactivate: {
      action: actions.deactivate,
      title: actions.deactivateTitle,
      effect: actions.deactivateEffect,
      done: actions.deactivated,
      failed: actions.deactivateFailed,
      bulk: { title: bulk.deactivateTitle, effect: bulk.deactivateEffect, heading: bulk.deactivating, done: bulk.deactivated },
    },
    delete: {
      action: actions.remove,
      title: actions.removeTitle,
      effect: actions.removeEffect,
      done: actions.removed,
      failed: actions.removeFailed,
      bulk: { title: bulk.removeTitle, effect: bulk.removeEffect, heading: bulk.removing, done: bulk.removed },
    },
  };
}
