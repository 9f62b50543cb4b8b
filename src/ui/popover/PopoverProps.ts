import type { ComponentProps, ReactElement, ReactNode } from 'react';

/** The props of `Popover`. */
export interface PopoverProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** True if the panel is shown. */
  open: boolean;
  /** Called when the user opens or closes the panel. */
  onOpenChange: (isOpen: boolean) => void;
  /** A `Button` or `IconButton`; pressing it opens and closes the panel. */
  trigger: ReactElement;
  /** The heading of the panel. */
  title: ReactNode;
  /** Shown beside the title. */
  titleAction?: ReactNode;
  /** The edges that are aligned, in reading direction. Default `end`. */
  align?: 'start' | 'end' | undefined;
}
