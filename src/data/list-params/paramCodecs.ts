/** Reads a value from a parameter of an address and writes it back. */
export interface ParamCodec<Value, Written = Value> {
  /** Returns the value of a parameter; of `undefined` or of text that it does not know, the value without a parameter. */
  read(text: string | undefined): Value;
  /** Returns the text for a value; `undefined` leaves the parameter out. */
  write(value: Written): string | undefined;
}

/** A parameter that need not be there. */
export type OptionalParam<Value> = ParamCodec<Value | undefined, Value | null | undefined>;

/** Any text. */
export const textParam: OptionalParam<string> = { read: (text) => text, write: (value) => value ?? undefined };

/** A positive whole number. */
export const idParam: OptionalParam<number> = {
  read: (text) => (text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined),
  write: (value) => value?.toString(),
};

/** One of several words: `choiceParam(['open', 'resolved'])`. */
export function choiceParam<const Choice extends string>(choices: readonly Choice[]): OptionalParam<Choice> {
  return { read: (text) => choices.find((choice) => choice === text), write: (value) => value ?? undefined };
}

/** Some of several words, separated by commas. */
export function choicesParam<const Choice extends string>(choices: readonly Choice[]): OptionalParam<readonly Choice[]> {
  return {
    read(text) {
      const words = new Set<string>(text?.split(','));
      const known = choices.filter((choice) => words.has(choice));
      return known.length === 0 ? undefined : known;
    },
    write: (value) => value?.join(','),
  };
}

/** The column that a list is sorted by, and the direction. Default `ASC`. */
export interface ParamSort {
  /** The id of the column. */
  readonly columnId?: string | undefined;
  /** `ASC` for ascending, `DESC` for descending. */
  readonly direction?: 'ASC' | 'DESC' | undefined;
}

/** The order of a list: a column, with a minus sign before it if it descends. `own` is the order without a parameter. */
export function sortParam<Sort extends ParamSort>(columnIds: readonly NonNullable<Sort['columnId']>[], own: Sort): ParamCodec<Sort> {
  return {
    read(text) {
      const columnId = columnIds.find((id) => id === text?.replace(/^-/, ''));
      // One of the columns of `Sort`.
      return columnId === undefined ? own : ({ columnId, direction: text === columnId ? 'ASC' : 'DESC' } as Sort);
    },
    write: (sort) => (textOf(sort) === textOf(own) ? undefined : textOf(sort)),
  };
}

function textOf({ columnId, direction = 'ASC' }: ParamSort): string | undefined {
  return columnId === undefined ? undefined : `${direction === 'DESC' ? '-' : ''}${columnId}`;
}
