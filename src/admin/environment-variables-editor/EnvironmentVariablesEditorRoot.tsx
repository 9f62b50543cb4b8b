'use client';
import type { ComponentProps } from 'react';
import { useControllable } from '../../react/useControllable.js';
import { partClass } from '../../ui/partClass.js';
import { Toasts } from '../../ui/toasts/Toasts.js';
import type { LeaveGuard } from '../kit/leave-guard/createLeaveGuard.js';
import type { VariableSort } from './model/arrangeVariables.js';
import { noTexts, type UnfinishedTexts, unfinishedTextsOf } from './model/unfinishedTexts.js';
import { useEnvironmentVariablesEditor } from './model/useEnvironmentVariablesEditor.js';
import { useStateByDeployment } from './model/useStateByDeployment.js';
import { useVariableDrafts, type VariableDrafts } from './model/useVariableDrafts.js';
import type { VariablesEditorEvents } from './model/useVariableReview.js';
import { VariablesEditorContext } from './VariablesEditorContext.js';
import { noTask, type VariablesTask } from './VariablesTask.js';

export interface EnvironmentVariablesEditorRootProps
  extends VariablesEditorEvents,
    Omit<ComponentProps<'div'>, keyof VariablesEditorEvents> {
  deploymentId: number;
  search?: string | undefined;
  defaultSearch?: string | undefined;
  onSearchChange?: ((search: string) => void) | undefined;
  /** Without one, new variables first, then the order of the service. */
  sort?: VariableSort | undefined;
  defaultSort?: VariableSort | undefined;
  onSortChange?: ((sort: VariableSort) => void) | undefined;
  /** Which dialog is open. */
  task?: VariablesTask | undefined;
  defaultTask?: VariablesTask | undefined;
  onTaskChange?: ((task: VariablesTask) => void) | undefined;
  /** Of `useLeaveGuard`, for a host that asks before it leaves. */
  leaveGuard?: LeaveGuard | undefined;
  /** Of `useVariableDrafts`, for a host that keeps what is not saved while the editor is away. */
  drafts?: VariableDrafts | undefined;
}

/**
 * Holds the variables of one deployment and what is not saved yet, for the parts inside. What is not saved is kept while another
 * deployment is shown. Renders a `<div>`.
 */
export function EnvironmentVariablesEditorRoot(props: EnvironmentVariablesEditorRootProps) {
  const ownDrafts = useVariableDrafts();
  const texts = useStateByDeployment(noTexts);
  const unfinished = unfinishedTextsOf(texts, props.deploymentId);
  // Search, order and dialogs begin anew with another deployment.
  return <RootOf key={props.deploymentId} {...props} drafts={props.drafts ?? ownDrafts} unfinished={unfinished} />;
}

function RootOf({
  deploymentId,
  search,
  defaultSearch = '',
  onSearchChange,
  sort,
  defaultSort,
  onSortChange,
  task,
  defaultTask = noTask,
  onTaskChange,
  leaveGuard,
  drafts,
  unfinished,
  onBeforeSave,
  onSaved,
  onError,
  className,
  children,
  ...props
}: EnvironmentVariablesEditorRootProps & { unfinished: UnfinishedTexts }) {
  const [shownSearch, setSearch] = useControllable(search, defaultSearch, onSearchChange);
  const [shownSort, setSort] = useControllable<VariableSort | undefined>(sort, defaultSort, (next) => next && onSortChange?.(next));
  const [shownTask, setTask] = useControllable(task, defaultTask, onTaskChange);
  const editor = useEnvironmentVariablesEditor(
    { deploymentId, view: { search: shownSearch, sort: shownSort }, guard: leaveGuard, drafts },
    { onBeforeSave, onSaved, onError },
  );
  return (
    <VariablesEditorContext
      value={{ editor, search: shownSearch, setSearch, sort: shownSort, setSort, task: shownTask, setTask, unfinished }}
    >
      <Toasts>
        <div
          data-slot="environment-variables-editor"
          data-state={editor.state.status}
          data-unsaved={editor.unsavedCount > 0 || undefined}
          className={partClass('environment-variables-editor', className)}
          {...props}
        >
          {children}
        </div>
      </Toasts>
    </VariablesEditorContext>
  );
}
