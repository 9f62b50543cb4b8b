/** A keyboard shortcut of the page. */
export interface Shortcut {
  /** The character, such as `k` or `?`. */
  readonly key: string;
  /** True with ⌘ on Apple devices and Ctrl on others. */
  readonly hasCommand?: boolean | undefined;
}
