import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ElementProps } from './ElementProps.js';
import type { ParleyChatElement } from './ParleyChatElement.js';

/** `<parley-chat>` in JSX: its attributes and properties in addition to the global ones. */
export type ParleyChatTag = DetailedHTMLProps<HTMLAttributes<ParleyChatElement>, ParleyChatElement> &
  Omit<ElementProps, keyof HTMLAttributes<ParleyChatElement>>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'parley-chat': ParleyChatTag;
    }
  }
}
