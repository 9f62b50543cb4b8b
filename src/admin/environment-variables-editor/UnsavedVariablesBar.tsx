'use client';
import type { ComponentProps } from 'react';
import { useFormats } from '../../react/useFormats.js';
import { Button } from '../../ui/button/Button.js';
import { partClass } from '../../ui/partClass.js';
import { environmentVariablesWidget } from './environmentVariablesWidget.js';
import { useVariableLabels } from './useVariableLabels.js';

/** The number of unsaved changes, and the buttons that discard and review them; empty while there are none. Renders a `<div>`. */
export function UnsavedVariablesBar({ className, ...props }: ComponentProps<'div'>) {
  const words = useVariableLabels();
  const { number } = useFormats();
  const { count, elsewhere, isReadOnly, show } = environmentVariablesWidget.use(({ model, dialogs }) => ({
    count: model.unsavedCount,
    elsewhere: model.unsavedElsewhereCount,
    isReadOnly: model.isReadOnly,
    show: dialogs.show,
  }));
  return (
    <div
      data-slot="unsaved-variables"
      data-state={count + elsewhere === 0 ? 'saved' : 'unsaved'}
      className={partClass('unsaved-variables', className)}
      {...props}
    >
      <span role="status" className="parley-unsaved-count">
        {count > 0 && words.unsaved(count, number(count))}
        {elsewhere > 0 && <span className="parley-unsaved-elsewhere">{words.unsavedElsewhere(elsewhere, number(elsewhere))}</span>}
      </span>
      {count > 0 && (
        <>
          <Button variant="quiet" onClick={() => show({ kind: 'discard' })}>
            {words.discard}
          </Button>
          <Button variant="primary" disabled={isReadOnly} onClick={() => show({ kind: 'review' })}>
            {words.openReview}
          </Button>
        </>
      )}
    </div>
  );
}
