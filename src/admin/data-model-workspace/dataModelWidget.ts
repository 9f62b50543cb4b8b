'use client';
import type { ReactNode } from 'react';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { actionEventKeys } from '../kit/actions/action.js';
import { type ListSlots, listSlotKeys } from '../kit/list/ListSlots.js';
import { controlledKeys, createWidget } from '../kit/widget/createWidget.js';
import type { DataModelLabels } from './labels/DataModelLabels.js';
import { englishDataModel } from './labels/en.js';
import { fileActions } from './model/fileActions.js';
import type { FileNode } from './model/fileTree.js';
import { type DataModelWorkspaceModel, type DataModelWorkspaceOptions, useDataModelWorkspace } from './model/useDataModelWorkspace.js';

/** The options of a data model workspace, including what the host adds to it. */
export interface DataModelWorkspaceWidgetOptions extends DataModelWorkspaceOptions, ListSlots<FileNode> {
  /** Shown above the files, such as a `BranchManager` for the same branch. */
  readonly head?: ReactNode;
}

/** The dialogs of a data model workspace. */
export type DataModelDialog =
  | { readonly kind: 'create'; readonly folder?: string | undefined }
  | { readonly kind: 'upload' }
  | { readonly kind: 'move' | 'delete' | 'discard'; readonly path: string };

export const dataModelWidget = createWidget<DataModelWorkspaceWidgetOptions, DataModelWorkspaceModel, DataModelDialog>({
  name: 'data-model-workspace',
  root: 'DataModelWorkspaceRoot',
  options: {
    ...listSlotKeys,
    ...controlledKeys('search'),
    ...controlledKeys('branchName'),
    ...controlledKeys('openPath'),
    ...actionEventKeys(fileActions),
    deploymentId: true,
    leaveGuard: true,
    head: true,
  },
  useModel: useDataModelWorkspace,
  stateOf: ({ list }) => list.state.status,
  // The open file and the edits belong to the previous deployment.
  subjectOf: ({ deploymentId }) => deploymentId,
});

/** Returns the labels of the data model workspace from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useDataModelLabels = createLabelsHook<DataModelLabels>('dataModel', englishDataModel);
