'use client';

import { partClass } from '../partClass.js';
import { Tooltip } from '../tooltip/Tooltip.js';
import { Button, type ButtonProps } from './Button.js';

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label'> {
  /** The accessible name, shown as a tooltip on hover and keyboard focus. */
  label: string;
}

/** A square button with an icon and an accessible name. Renders a `<button>`. */
export function IconButton({ label, variant = 'quiet', className, children, ...props }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Button variant={variant} aria-label={label} className={partClass('icon-button', className)} {...props}>
        {children}
      </Button>
    </Tooltip>
  );
}
