/** A question as the user wrote it, and the title of the result or report that it is about. */
export interface SplitQuestion {
  readonly text: string;
  readonly title: string | undefined;
}

/** Separates a question from the context that Parley's clients may send at its end, for agents that match its words. */
export function splitContext(input: string): SplitQuestion {
  const start = input.lastIndexOf(opening);
  const trimmed = input.trimEnd();
  if (start === -1 || !trimmed.endsWith(closing)) return { text: input, title: undefined };
  return { text: input.slice(0, start), title: titleIn(trimmed.slice(start + opening.length, -closing.length)) };
}

/** Returns the first title among the facts of a context. */
function titleIn(json: string): string | undefined {
  const titles = Object.values(objectIn(json)).map((fact) =>
    typeof fact === 'object' && fact !== null ? Reflect.get(fact, 'title') : undefined,
  );
  return titles.find((title): title is string => typeof title === 'string' && title !== '')?.slice(0, maxTitleCharacters);
}

function objectIn(json: string): object {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const opening = '\n\n<context>\n';
const closing = '\n</context>';
const maxTitleCharacters = 300;
