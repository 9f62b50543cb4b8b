import type { ComponentProps, ReactNode, RefObject } from 'react';

/** The props of `Dialog`. */
export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** True if the dialog is shown. */
  open: boolean;
  /** Called when the user closes the dialog; not while `isBusy`. */
  onOpenChange: (isOpen: boolean) => void;
  /** The action: “Promote ‘Sales overview’”. */
  title: ReactNode;
  /** Shown beside the title, before the close button. */
  titleAction?: ReactNode;
  /** Explains the effect. */
  description?: ReactNode;
  /**
   * `wide` for a dialog with a preview. `drawer` is at the end of the page, at full height, and fills a page narrower than 480 pixels.
   * Default `normal`.
   */
  size?: 'normal' | 'wide' | 'drawer' | undefined;
  /** True for a dialog that prevents data loss: it has no close button, and a press outside does nothing. */
  isAlert?: boolean | undefined;
  /** True if a press outside does not close it, because its content cannot be shown again. */
  isKept?: boolean | undefined;
  /** True while an action runs. The dialog cannot be closed then. */
  isBusy?: boolean | undefined;
  /** The element that gets the focus first. Default: the first field, or else the first button at the end. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}
