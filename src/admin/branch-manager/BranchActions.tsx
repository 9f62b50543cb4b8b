'use client';
import { ArrowDownToLine, CodeXml, GitCommitHorizontal, GitMerge, Square } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import type { BranchResponse } from '../../client/resources/branches.js';
import { Button } from '../../ui/button/Button.js';
import { Icon, type IconType } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { isolate } from '../../ui/text/isolate.js';
import { branchManagerWidget, useBranchLabels } from './branchManagerWidget.js';
import type { BranchRefusalLabels } from './labels/BranchLabels.js';
import type { BranchActionKind, BranchRefusal } from './model/branchRules.js';
import { useImmediateBranchActions } from './useImmediateBranchActions.js';

export interface BranchActionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The branch to act on. */
  branch: BranchResponse;
}

/** The actions for a branch. Unavailable ones are disabled, with the reasons listed below. Renders a `<div>`. */
export function BranchActions({ branch, className, ...props }: BranchActionsProps) {
  const { actions: words } = useBranchLabels();
  const get = branchManagerWidget.useGet();
  const tasks = useImmediateBranchActions();
  const reasonsId = useId();
  const { name: branchName, parentBranch } = branch;
  const { defaultBranch, hasDevMode, running, isWorkedOn } = branchManagerWidget.useSelector(({ model }) => ({
    defaultBranch: model.defaultBranch,
    hasDevMode: model.devMode.kind === 'on',
    running: model.runningOn(branch),
    isWorkedOn: model.isWorkedOn(branch),
  }));
  const show = branchManagerWidget.useSelector(({ dialogs }) => dialogs.show);

  const buttons: readonly ActionButton[] = [
    ...(isWorkedOn
      ? [
          { action: 'commit', word: words.commit, icon: GitCommitHorizontal, press: () => show({ kind: 'commit', branchName }) } as const,
          { action: 'stop-dev-mode', word: words.stopDevMode, icon: Square, press: stopDevMode } as const,
        ]
      : [
          {
            action: 'start-dev-mode',
            word: hasDevMode ? words.moveDevMode : words.startDevMode,
            icon: CodeXml,
            press: () => void tasks.startDevMode(branch),
          } as const,
        ]),
    { action: 'pull', word: words.pull, icon: ArrowDownToLine, press: () => void tasks.pull(branch) },
    ...(parentBranch == null
      ? []
      : [{ action: 'merge', word: words.merge(isolate(parentBranch)), icon: GitMerge, press: () => merge('parent') } as const]),
    ...(defaultBranch === undefined || defaultBranch === parentBranch || defaultBranch === branchName
      ? []
      : [
          { action: 'merge-to-default', word: words.merge(isolate(defaultBranch)), icon: GitMerge, press: () => merge('default') } as const,
        ]),
  ];
  const kinds = buttons.map(({ action }) => action);
  const refused = branchManagerWidget.useSelector(({ model }) => kinds.filter((action) => model.refusalOf(action, branch) !== undefined));
  const reasons = useRefusalWords(branch, [...kinds, 'create', 'delete']);

  function merge(target: 'parent' | 'default'): void {
    show({ kind: 'merge', branchName, target });
  }

  function stopDevMode(): void {
    if (get().model.changed.files?.length === 0) void tasks.stopDevMode(branch);
    else show({ kind: 'stop-dev-mode', branchName });
  }

  return (
    <div data-slot="branch-actions" className={partClass('branch-actions parley-stack', className)} {...props}>
      <div className="parley-line">
        {buttons.map(({ action, word, icon, press }) => {
          const isRefused = refused.includes(action);
          const isBusy = running === action;
          const isHeld = isRefused || (running !== undefined && !isBusy);
          return (
            <Button
              key={action}
              variant={action === 'commit' && !isRefused ? 'primary' : 'outline'}
              isBusy={isBusy}
              {...(isHeld && { 'aria-disabled': true, onClick: undefined })}
              aria-describedby={isRefused ? reasonsId : undefined}
              {...(!isHeld && !isBusy && { onClick: press })}
            >
              {!isBusy && <Icon of={icon} />}
              {word}
            </Button>
          );
        })}
      </div>
      {reasons.length > 0 && (
        <p id={reasonsId} className="parley-caption">
          {reasons.join(' ')}
        </p>
      )}
    </div>
  );
}

interface ActionButton {
  readonly action: BranchActionKind;
  readonly word: string;
  readonly icon: IconType;
  readonly press: () => void;
}

/** Returns the reasons why some of these actions are disabled for a branch, each once. */
export function useRefusalWords(branch: BranchResponse, actions: readonly BranchActionKind[]): readonly string[] {
  const { refusals: words } = useBranchLabels();
  const refusals = branchManagerWidget.useSelector(({ model }) => [
    ...new Set(actions.flatMap((action) => model.refusalOf(action, branch) ?? [])),
  ]);
  return refusals.map((refusal) => sentenceOf(refusal, branch, words));
}

function sentenceOf(refusal: BranchRefusal, { name, parentBranch }: BranchResponse, words: BranchRefusalLabels): string {
  switch (refusal) {
    case 'not-allowed':
      return words.notAllowed;
    case 'default-branch':
      return words.defaultBranch(isolate(name));
    case 'no-parent':
      return words.noParent;
    case 'parent-missing':
      return words.parentMissing(isolate(parentBranch ?? ''));
    case 'merge-forbidden':
      return words.mergeForbidden;
    case 'uncommitted':
      return words.uncommitted;
    case 'nothing-to-commit':
      return words.nothingToCommit;
    case 'not-in-dev-mode':
      return words.notInDevMode;
  }
}
