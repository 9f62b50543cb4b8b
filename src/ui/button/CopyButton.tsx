'use client';

import type { MouseEvent } from 'react';
import type { IconType } from '../icon/Icon.js';
import { partClass } from '../partClass.js';
import { Button, type ButtonProps } from './Button.js';
import { copyText } from './copyText.js';
import { IconButton } from './IconButton.js';
import { useCopyOutcome } from './useCopyOutcome.js';

export interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** The text to copy, or a function that creates it on demand. */
  text: string | (() => string | Promise<string>);
  /** The label. Default: "Copy". */
  label?: string | undefined;
  /** True to show only the icon; the label becomes the accessible name and tooltip. */
  isIconOnly?: boolean | undefined;
  /** Called when the text has been copied. */
  onCopied?: (() => void) | undefined;
  /** Distinguishes two copy buttons in one place. */
  icon?: IconType | undefined;
}

/** Copies a text and confirms it for two seconds. Renders a `<button>` with `data-state` `idle`, `copied` or `failed`. */
export function CopyButton({ text, label, isIconOnly = false, onCopied, icon, variant = 'quiet', className, ...props }: CopyButtonProps) {
  const outcome = useCopyOutcome(label, icon);

  async function copy({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const isCopied = await copyText(typeof text === 'string' ? text : text(), currentTarget);
    outcome.show(isCopied);
    if (isCopied) onCopied?.();
  }

  const shared = {
    icon: outcome.icon,
    variant,
    className: partClass('copy-button', className),
    'data-slot': 'copy-button',
    'data-state': outcome.state,
    onClick: copy,
    ...props,
  };
  return isIconOnly ? <IconButton label={outcome.label} {...shared} /> : <Button {...shared}>{outcome.label}</Button>;
}
