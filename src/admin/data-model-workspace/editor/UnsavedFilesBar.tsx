'use client';
import type { ComponentProps } from 'react';
import { useFormats } from '../../../react/language/useFormats.js';
import { Button } from '../../../ui/button/Button.js';
import { partClass } from '../../../ui/partClass.js';
import { dataModelWidget, useDataModelLabels } from '../dataModelWidget.js';
import { useSaveFiles } from './useSaveFiles.js';

/** The files with unsaved changes, which open in the editor, and the button that saves them; empty while there are none. Renders a `<div>`. */
export function UnsavedFilesBar({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  const { save: words } = useDataModelLabels();
  const { number } = useFormats();
  const get = dataModelWidget.useGet();
  const saveFiles = useSaveFiles();
  const { paths, isEditable, isSaving } = dataModelWidget.useSelector(({ model }) => ({
    paths: model.unsaved,
    isEditable: model.isEditable,
    isSaving: model.isSaving,
  }));
  const isEmpty = paths.length === 0;
  return (
    <div
      data-slot="unsaved-files"
      data-state={isEmpty ? 'saved' : 'unsaved'}
      className={partClass(`unsaved-files parley-save-bar ${isEmpty ? 'parley-visually-hidden' : 'parley-line'}`, className)}
      {...props}
    >
      <span role="status" className="parley-small parley-medium parley-digits">
        {!isEmpty && words.unsaved(paths.length, number(paths.length))}
      </span>
      {!isEmpty && (
        <>
          <span className="parley-line parley-fill parley-unsaved-names">
            {paths.slice(0, shownNames).map((path) => (
              <Button key={path} variant="quiet" size="small" title={path} onClick={() => get().model.open(path)}>
                <bdi dir="ltr" className="parley-code">
                  {path.slice(path.lastIndexOf('/') + 1)}
                </bdi>
              </Button>
            ))}
          </span>
          <Button variant="primary" isBusy={isSaving} disabled={!isEditable} onClick={() => void saveFiles(paths)}>
            {words.all(paths.length, number(paths.length))}
          </Button>
        </>
      )}
    </div>
  );
}

const shownNames = 20;
