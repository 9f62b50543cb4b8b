import type { ComponentProps, ReactElement } from 'react';

/** The props of `ToolbarButton`. */
export interface ToolbarButtonProps extends ComponentProps<'button'> {
  /** A `Button` or `IconButton`. */
  render: ReactElement<ComponentProps<'button'>>;
}
