'use client';
import type { ComponentProps } from 'react';
import { FolderPath } from './FolderPath.js';
import { workspaceWidget } from './workspaceWidget.js';

/** The path from the top level to the present folder. Renders a `<nav>`. */
export function WorkspacePath(props: ComponentProps<'nav'>) {
  const { path, openFolder } = workspaceWidget.use(({ model }) => ({ path: model.path, openFolder: model.openFolder }));
  return <FolderPath path={path} onFolderOpen={openFolder} {...props} />;
}
