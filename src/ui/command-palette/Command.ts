import type { MouseEvent } from 'react';
import type { IconType } from '../icon/Icon.js';

/** Something that the palette can do: open a page or run an action. */
export interface Command {
  /** Unique among all commands, and the same in every session if recent commands are stored. */
  readonly id: string;
  /** The text of the command. */
  readonly label: string;
  /** Additional words that find it. */
  readonly keywords?: readonly string[] | undefined;
  /** Shown after the label, such as an email address. It is searched, too. */
  readonly detail?: string | undefined;
  /** Shown before the label. */
  readonly icon?: IconType | undefined;
  /** The URL to open. Makes the command a link. */
  readonly href?: string | undefined;
  /** Called when the command is chosen, after the palette has closed. Call `preventDefault` if your router opens the `href`. */
  readonly onSelect?: ((event: MouseEvent) => void) | undefined;
}

/** Commands under one heading. */
export interface CommandGroup {
  /** Unique among groups and sources. */
  readonly id: string;
  /** The heading. Searching for it finds its commands, too. */
  readonly label: string;
  /** In the order shown before anything is typed. */
  readonly commands: readonly Command[];
}

/** Finds commands elsewhere, such as people by name, while the user types. */
export interface CommandSource {
  /** Unique among groups and sources. */
  readonly id: string;
  /** The heading of what it finds. */
  readonly label: string;
  /**
   * Returns commands for the typed text, best first; at most ten are shown. The signal is aborted when the text has changed. Rejections
   * are shown below the results; those with a `ServiceError` say what to do.
   */
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Command[]>;
  /** The minimum number of characters before it searches. Default 2. */
  readonly minLength?: number | undefined;
}
