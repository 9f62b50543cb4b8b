/** A line of a model file that cannot be read. */
export class YamlProblem extends Error {
  override readonly name = 'YamlProblem';

  constructor(lineNumber: number, rule: string) {
    super(`Line ${lineNumber} ${rule}.`);
  }
}
