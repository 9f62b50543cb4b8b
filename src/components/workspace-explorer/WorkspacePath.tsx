'use client';
import type { ComponentProps } from 'react';
import { FolderPath } from './FolderPath.js';
import { useWorkspaceContext } from './WorkspaceContext.js';

/** The way from the top down to the present folder. Renders a `<nav>`. */
export function WorkspacePath(props: ComponentProps<'nav'>) {
  const { path, openFolder } = useWorkspaceContext().explorer;
  return <FolderPath path={path} onFolderOpen={openFolder} {...props} />;
}
