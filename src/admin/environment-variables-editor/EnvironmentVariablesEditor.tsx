'use client';
import { EnvironmentVariablesEditorRoot, type EnvironmentVariablesEditorRootProps } from './EnvironmentVariablesEditorRoot.js';
import { UnsavedVariablesBar } from './UnsavedVariablesBar.js';
import { VariablesRows } from './VariablesRows.js';
import { VariablesToolbar } from './VariablesToolbar.js';

export type EnvironmentVariablesEditorProps = Omit<EnvironmentVariablesEditorRootProps, 'children'>;

/**
 * Edits the environment variables of a deployment: add, change or paste them as `.env` text, review the differences, and
 * save only those. Hidden values are kept unless others are typed. Renders a `<div>`.
 */
export function EnvironmentVariablesEditor(props: EnvironmentVariablesEditorProps) {
  return (
    <EnvironmentVariablesEditorRoot {...props}>
      <VariablesToolbar />
      <VariablesRows />
      <UnsavedVariablesBar />
    </EnvironmentVariablesEditorRoot>
  );
}

EnvironmentVariablesEditor.Root = EnvironmentVariablesEditorRoot;
EnvironmentVariablesEditor.Toolbar = VariablesToolbar;
EnvironmentVariablesEditor.Rows = VariablesRows;
EnvironmentVariablesEditor.UnsavedBar = UnsavedVariablesBar;
