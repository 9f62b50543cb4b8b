'use client';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../../ui/icon/Icon.js';
import { partClass } from '../../../ui/partClass.js';

export interface FolderPathProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The folders from the top level down to the present one, which comes last. Empty at the top level. */
  path: readonly { readonly id: number; readonly name: string }[];
  /** The name of the top level. */
  topLabel: string;
  /** Called with the id of the folder to open; `null` for the top level. */
  onFolderOpen: (folderId: number | null) => void;
}

/** The path from the top level to the present folder. Name it with `aria-label`. Renders a `<nav>` with an `<ol>`. */
export function FolderPath({ path, topLabel, onFolderOpen, className, ...props }: FolderPathProps) {
  const steps = [{ id: null, name: topLabel }, ...path];
  return (
    <nav data-slot="folder-path" className={partClass('folder-path', className)} {...props}>
      <ol className="parley-folder-path-steps">
        {steps.map(({ id, name }, index) => (
          <li key={id} className="parley-folder-path-step">
            {index === steps.length - 1 ? (
              <bdi tabIndex={-1} aria-current="location" className="parley-folder-path-present">
                {name}
              </bdi>
            ) : (
              <button type="button" className="parley-folder-path-link" onClick={() => onFolderOpen(id)}>
                <bdi>{name}</bdi>
              </button>
            )}
            {index < steps.length - 1 && <Icon of={ChevronRight} size={14} className="parley-fixed parley-muted parley-mirrored" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
