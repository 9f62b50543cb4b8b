import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { DialogProps } from '../dialog/DialogProps.js';
import type { CommandGroup, CommandSource } from './Command.js';

/** The props of `CommandPalette`. */
export interface CommandPaletteProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'className' | 'ref'> {
  /** The commands that are always available. */
  groups: readonly CommandGroup[];
  /** Searches that run while the user types. What they find comes after the groups, in this order. */
  sources?: readonly CommandSource[] | undefined;
  /** The ids of the commands chosen last, the latest first. Uncontrolled, they are kept until the palette is removed. */
  recent?: readonly string[] | undefined;
  /** The initial ids. Default: none. */
  defaultRecent?: readonly string[] | undefined;
  /** Called with at most five ids when a command is chosen. */
  onRecentChange?: ((ids: readonly string[]) => void) | undefined;
  /** Called when a source fails. */
  onError?: ((error: ServiceError, source: CommandSource) => void) | undefined;
  /** The accessible name. Default: the labels' text. */
  label?: string | undefined;
  /** The placeholder of the field. Default: the labels' text. */
  placeholder?: string | undefined;
}
