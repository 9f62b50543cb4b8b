/**
 * Returns the public names in a file of `test/surface`: `name` in `function name(…)` and the like, `Name` in `const { Root: Name } = …`, and
 * `name from admin/report-list`. Indented lines are members, and the types below the empty line are not public.
 */
export function publicNamesIn(surface: string): readonly string[] {
  const [ofEntry = ''] = surface.split('\n\n', 1);
  return ofEntry.split('\n').flatMap((line) => {
    const [, declared, bound, listed] =
      /^(?:(?:function|interface|type|const|class) (?:(\w+)|\{ (?:\w+: )?(\w+) \})|(\w+) from )/.exec(line) ?? [];
    return declared ?? bound ?? listed ?? [];
  });
}
