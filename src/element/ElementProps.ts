import type { SidebarLayout } from '../chat/frame/SidebarLayout.js';
import type { AttributeName, ElementMode, ElementTheme } from './attributes.js';
import type { ElementProperties } from './ElementProperties.js';

/** The attributes and properties of `<parley-chat>`, for the types of templates. */
export type ElementProps = ElementProperties & TypedAttributes & Partial<Record<UntypedAttribute, string>>;

type UntypedAttribute = Exclude<AttributeName, keyof TypedAttributes | keyof ElementProperties>;

interface TypedAttributes {
  /** `launcher` or `sidebar` for a button that opens the chat. Default `inline`. */
  mode?: ElementMode;
  /** `push` makes room for a sidebar beside the page, `cover` puts it over the page. Default `push`. */
  'sidebar-layout'?: SidebarLayout;
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
  /** True if `parley-event` contains questions, answers and comments. */
  'include-text'?: boolean | string;
  /** True if users can read but not ask, edit or rate. */
  'read-only'?: boolean | string;
}
