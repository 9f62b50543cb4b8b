'use client';
import type { ComponentProps } from 'react';
import { FolderPath } from '../kit/FolderPath.js';
import { useWorkspaceLabels } from './useWorkspaceLabels.js';
import { workspaceWidget } from './workspaceWidget.js';

/** The path from the top level to the present folder. Renders a `<nav>`. */
export function WorkspacePath(props: Omit<ComponentProps<'nav'>, 'children'>) {
  const words = useWorkspaceLabels();
  const { path, openFolder } = workspaceWidget.use(({ model }) => ({ path: model.path, openFolder: model.openFolder }));
  return <FolderPath aria-label={words.path} topLabel={words.top} path={path} onFolderOpen={openFolder} {...props} />;
}
