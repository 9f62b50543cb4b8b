'use client';
import type { ComponentProps } from 'react';
import { partClass } from '../../../ui/partClass.js';
import { useComposerParts } from '../context/ComposerContext.js';

/** Says why the text cannot be sent. Hidden where another part of the panel says it. Renders a `<p>`, or nothing. */
export function ComposerHint({ className, ...props }: Omit<ComponentProps<'p'>, 'children' | 'id'>) {
  const { hint, hintId, isHintHidden } = useComposerParts();
  if (hint === undefined) return null;
  const classes = isHintHidden ? 'parley-visually-hidden' : partClass('composer-hint', className);
  return (
    <p data-slot="composer-hint" className={classes} {...props} id={hintId}>
      {hint}
    </p>
  );
}
