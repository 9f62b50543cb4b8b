import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AttributeName, ElementMode, ElementTheme } from './attributes.js';
import type { ElementProperties } from './ElementProperties.js';
import type { ParleyChatElement } from './ParleyChatElement.js';

/** `<parley-chat>` in JSX: its attributes and properties in addition to the global ones. */
export type ParleyChatTag = DetailedHTMLProps<HTMLAttributes<ParleyChatElement>, ParleyChatElement> &
  ElementProperties &
  Partial<
    Record<
      Exclude<
        AttributeName,
        'mode' | 'theme' | 'restrict-data-download' | 'feedback' | 'page-shortcuts' | 'voice' | keyof HTMLAttributes<ParleyChatElement>
      >,
      string
    >
  > & {
    /** `launcher` for a button that opens the chat. Default `inline`. */
    mode?: ElementMode;
    /** The colour scheme. Default `auto`. */
    theme?: ElementTheme;
    /** True to hide downloads of results. */
    'restrict-data-download'?: boolean | string;
    /** True to show “Good answer” and “Bad answer” below each answer. */
    feedback?: boolean | string;
    /** True if keys typed in the chat also reach the page, and so its one-key shortcuts. */
    'page-shortcuts'?: boolean | string;
    /** True to show a dictation button, in browsers with speech recognition. */
    voice?: boolean | string;
  };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'parley-chat': ParleyChatTag;
    }
  }
}
