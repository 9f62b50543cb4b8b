/** A starter as it is shown. The icon may still be anything. */
export interface ReadStarter {
  readonly question: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly icon: unknown;
}

/** A heading with its starters, or a single starter without one. */
export interface ReadEntry {
  readonly heading: string | undefined;
  readonly icon: unknown;
  readonly starters: readonly ReadStarter[];
}

/** Returns the starters that can be shown. The host may have read them from anywhere; what is none is ignored with a warning. */
export function readStarters(given: unknown): readonly ReadEntry[] {
  if (!Array.isArray(given)) return ignore(given);
  return given.flatMap((each): readonly ReadEntry[] => {
    const { title: heading, icon, starters } = fieldsOf(each);
    if (starters === undefined) return readAll([each]).map((starter) => ({ heading: undefined, icon: undefined, starters: [starter] }));
    const read = Array.isArray(starters) ? readAll(starters) : ignore(starters);
    if (isText(heading)) return read.length === 0 ? [] : [{ heading, icon, starters: read }];
    return ignore(each);
  });
}

function readAll(given: readonly unknown[]): readonly ReadStarter[] {
  return given.flatMap((each): readonly ReadStarter[] => {
    const { question, title, description, icon } = isText(each) ? { question: each } : fieldsOf(each);
    if (!isText(question)) return ignore(each);
    const isTitled = isText(title);
    const below = isText(description) ? description : isTitled ? question : undefined;
    return [{ question, title: isTitled ? title : question, description: below, icon }];
  });
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

let hasWarned = false;

/** Says once in development what was ignored. */
function ignore(value: unknown): readonly never[] {
  if (process.env.NODE_ENV !== 'production' && !hasWarned) {
    hasWarned = true;
    console.warn('Parley: starters contain a value that was ignored. Each is a text, { question } or { title, starters }. It was:', value);
  }
  return [];
}
