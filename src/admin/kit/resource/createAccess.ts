import { isClosed } from '../list/listSlices.js';
import type { AnyListState, AnyResourceDefinition } from './ResourceWidget.js';

/** Which actions of a list the user is offered. */
export type ListAccess = ReturnType<typeof createAccess>;

/** Returns functions that decide which actions of a list are offered, from the options of the widget and what is known of permissions. */
export function createAccess({ actions, isReadOnly }: Pick<AnyResourceDefinition, 'actions' | 'isReadOnly'>) {
  const declared = Object.entries(actions);

  /** The actions that the options of the widget offer. They are declared for these options. */
  function optedOf({ options, model }: AnyListState) {
    return isReadOnly?.(model) === true ? [] : declared.filter(([, { isOffered }]) => isOffered?.(options as never) !== false);
  }

  /** True if the user may look at the records, but not run any action. */
  function isReadOnlyOf(state: AnyListState): boolean {
    const opted = optedOf(state);
    return isReadOnly?.(state.model) === true || (opted.length > 0 && opted.every(([key]) => state.model.runs[key]?.isRefused === true));
  }

  /** The actions that neither the options nor missing permissions rule out. */
  function offeredOf(state: AnyListState) {
    const { list, runs } = state.model;
    return Object.fromEntries(isClosed(list.state) ? [] : optedOf(state).filter(([key]) => runs[key]?.isRefused !== true));
  }

  return { optedOf, isReadOnlyOf, offeredOf };
}
