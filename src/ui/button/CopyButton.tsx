'use client';

import { Check, Copy, TriangleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { useAnnounce } from '../announcer/Announcer.js';
import type { IconType } from '../icon/Icon.js';
import { partClass } from '../partClass.js';
import { Button, type ButtonProps } from './Button.js';
import { copyText } from './copyText.js';
import { IconButton } from './IconButton.js';

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
export function CopyButton({
  text,
  label,
  isIconOnly = false,
  onCopied,
  icon: IdleIcon = Copy,
  variant = 'quiet',
  className,
  ...props
}: CopyButtonProps) {
  const { common } = useBaseLabels();
  const announce = useAnnounce();
  const [state, setState] = useState<CopyState>('idle');
  const words: Record<CopyState, string> = { idle: label ?? common.copy, copied: common.copied, failed: common.copyFailed };

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), outcomeMs);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const isCopied = await copyText(typeof text === 'string' ? text : text(), currentTarget);
    setState(isCopied ? 'copied' : 'failed');
    if (isCopied) onCopied?.();
    announce(isCopied ? common.copied : common.copyFailed);
  }

  const shared = {
    icon: state === 'idle' ? IdleIcon : outcomeIcons[state],
    variant,
    className: partClass('copy-button', className),
    'data-slot': 'copy-button',
    'data-state': state,
    onClick: copy,
    ...props,
  };
  return isIconOnly ? <IconButton label={words[state]} {...shared} /> : <Button {...shared}>{words[state]}</Button>;
}

type CopyState = 'idle' | 'copied' | 'failed';

const outcomeIcons = { copied: Check, failed: TriangleAlert } satisfies Record<Exclude<CopyState, 'idle'>, IconType>;

const outcomeMs = 2000;
