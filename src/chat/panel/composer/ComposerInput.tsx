'use client';
import type { ComponentProps } from 'react';
import { partClass } from '../../../ui/partClass.js';
import { useMergedRef } from '../../../ui/useMergedRef.js';
import { useFirstLabels } from '../../hooks/useFirstLabels.js';
import { useComposerParts } from '../context/ComposerContext.js';
import { loadLazyParts } from '../lazy/lazyParts.js';

/** The text field of `Composer`, which grows to eight lines. Renders a `<textarea>` in a `<div>`. */
export function ComposerInput({ placeholder, className, ref, ...props }: Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue'>) {
  const { chat } = useFirstLabels();
  const { text, setText, hint, hintId, field, editing, isRunning, onKeyDown } = useComposerParts();
  const takesEscape = editing !== undefined || isRunning;
  const bothRefs = useMergedRef(field, ref);
  return (
    // The copy behind the field makes it grow: both are in one grid cell.
    <div className="parley-composer-text" data-text={`${text} `} data-takes-escape={takesEscape ? '' : undefined}>
      <textarea
        ref={bothRefs}
        rows={1}
        // With `dir="auto"` an empty field would be left to right, with its placeholder on the wrong side.
        dir={text === '' ? undefined : 'auto'}
        value={text}
        aria-label={chat.message}
        aria-describedby={hint === undefined ? undefined : hintId}
        placeholder={placeholder ?? chat.placeholder}
        enterKeyHint="send"
        data-slot="composer-input"
        className={partClass('composer-input', className)}
        onFocus={() => void loadLazyParts()}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        {...props}
      />
    </div>
  );
}
