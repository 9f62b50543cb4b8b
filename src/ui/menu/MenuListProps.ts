import type { ComponentProps } from 'react';

/** The props of `MenuList`. */
export interface MenuListProps extends ComponentProps<'div'> {
  /** The accessible name of the menu. */
  label: string;
  /** The edges that are aligned, in reading direction. Default `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
}
