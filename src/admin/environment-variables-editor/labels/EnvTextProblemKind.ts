/** The reason why a line of a `.env` text is skipped. A `duplicate` is reported but not skipped. */
export type EnvTextProblemKind =
  | 'no-equals-sign'
  | 'no-name'
  | 'bad-name'
  | 'open-quote'
  | 'text-after-quote'
  /** The value is the mask that stands for a hidden one. */
  | 'masked'
  /** The name was set on an earlier line. */
  | 'duplicate';
