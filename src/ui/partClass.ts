/**
 * Returns the classes of a part's root element: `partClass('composer', className)` → `"parley parley-composer …"`. Shared classes can
 * follow the name of the part: `partClass('log-footer parley-stack', className)`.
 */
export function partClass(part: string, className?: string): string {
  return className === undefined || className === '' ? `parley parley-${part}` : `parley parley-${part} ${className}`;
}
