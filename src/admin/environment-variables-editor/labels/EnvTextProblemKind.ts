/** Why a line of a `.env` text is left out; `duplicate` is only told. */
export type EnvTextProblemKind =
  | 'no-equals-sign'
  | 'no-name'
  | 'bad-name'
  | 'open-quote'
  | 'text-after-quote'
  /** The value is the mask that stands for a hidden one. */
  | 'masked'
  /** The name was set on a line before. */
  | 'duplicate';
