'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconType } from '../icon/Icon.js';
import { partClass } from '../partClass.js';
import { Spinner } from '../spinner/Spinner.js';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Shown before the label. */
  icon?: IconType | undefined;
  /** `primary` for the main action, `danger` for one that destroys something, `outline` for others, `quiet` inside toolbars and text. */
  variant?: 'primary' | 'danger' | 'outline' | 'quiet' | undefined;
  /** The height: 28, 32 or 40 pixels. Default `medium`. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Shows a spinner and ignores presses, but keeps the focus. */
  isBusy?: boolean | undefined;
  /** Looks disabled and ignores presses, but keeps the focus. Show the reason beside it. */
  isBlocked?: boolean | undefined;
}

/** A button with a label. Renders a `<button>`. */
export function Button({
  variant = 'outline',
  size = 'medium',
  isBusy = false,
  isBlocked = false,
  icon,
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const isIdle = !isBusy && !isBlocked;
  return (
    <button
      type="button"
      data-slot="button"
      data-variant={variant}
      data-size={size}
      data-state={isBusy ? 'busy' : isBlocked ? 'blocked' : 'idle'}
      aria-busy={isBusy || undefined}
      aria-disabled={!isIdle || undefined}
      className={partClass('button', className)}
      onClick={isIdle ? onClick : refusePress}
      {...props}
    >
      {isBusy && <Spinner />}
      {icon !== undefined && <Icon of={icon} />}
      {children}
    </button>
  );
}

function refusePress(event: MouseEvent) {
  event.preventDefault();
}
