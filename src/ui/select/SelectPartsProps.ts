import type { ComponentProps } from 'react';
import type { SelectItem, SelectSearch } from './selectItems.js';

/** The props of both kinds of select: a plain list, and one with a search field. */
export interface SelectPartsProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly items: readonly SelectItem[];
  /** The chosen item. */
  readonly current: SelectItem | undefined;
  /** The accessible name of the list. */
  readonly label: string;
  readonly placeholder: string;
  readonly search?: SelectSearch | undefined;
  readonly onSelect: (position: number) => void;
  /** The props of the button. */
  readonly button: ComponentProps<'button'>;
}
