import type { DataModelValidationError, DataModelValidationResponse } from '../../../client/resources/data-model.js';

/** A problem at one place in the model. */
export interface ModelProblem {
  /** The message of the compiler. */
  readonly message: string;
  /** The line, counted from 1, if the service reports it. */
  readonly line: number | undefined;
  /** An `error` keeps the model from compiling; a `warning` does not. */
  readonly severity: 'error' | 'warning';
}

/** The problems of one file, by line. */
export interface FileProblems {
  /** `undefined` for problems that belong to no single file. */
  readonly fileName: string | undefined;
  /** The problems in the order of their lines. */
  readonly problems: readonly ModelProblem[];
  /** The number of errors among the problems. */
  readonly errorCount: number;
  /** The number of warnings among the problems. */
  readonly warningCount: number;
}

/** Groups a model's problems by file. Sorts files by name; problems without a file come last. */
export function problemsByFile({ errors }: Pick<DataModelValidationResponse, 'errors'>): readonly FileProblems[] {
  const byFile = new Map<string, ModelProblem[]>();
  for (const error of errors) {
    const { path, line } = readPlace(error.fileName ?? '');
    const problem = readProblem(error, line);
    byFile.set(path, [...(byFile.get(path) ?? []), problem]);
  }
  const names = [...byFile.keys()].sort((one, other) => Number(one === '') - Number(other === '') || (one < other ? -1 : 1));
  return names.map((name) => {
    const problems = (byFile.get(name) ?? []).toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
    const errorCount = problems.filter(({ severity }) => severity === 'error').length;
    return { fileName: name === '' ? undefined : name, problems, errorCount, warningCount: problems.length - errorCount };
  });
}

/** The interface has no fields for line and severity: compilers write them into the file name and the message. */
function readProblem({ message }: DataModelValidationError, lineOfFile: number | undefined): ModelProblem {
  const warning = /^\s*\[?warning\]?\s*:?\s+/i.exec(message);
  const line = lineOfFile ?? numberIn(/\bline (\d+)/i, message);
  return { message: warning === null ? message : message.slice(warning[0].length), line, severity: warning === null ? 'error' : 'warning' };
}

/** `model/orders.yml`, `model/orders.yml:12` or `model/orders.yml:12:5`. */
function readPlace(fileName: string): { path: string; line: number | undefined } {
  const place = /:(\d+)(?::\d+)?$/.exec(fileName);
  return { path: place === null ? fileName : fileName.slice(0, place.index), line: numberIn(/:(\d+)(?::\d+)?$/, fileName) };
}

function numberIn(pattern: RegExp, text: string): number | undefined {
  const digits = pattern.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
