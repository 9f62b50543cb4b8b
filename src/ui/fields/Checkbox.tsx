'use client';

import { type ComponentProps, useEffect, useMemo, useRef } from 'react';
import { mergeRefs } from '../mergeRefs.js';
import { partClass } from '../partClass.js';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Stands for several, of which some are checked. */
  isMixed?: boolean | undefined;
}

/** A tick. Give it a name by a `<label>` around it or by `aria-label`. Renders an `<input type="checkbox">`. */
export function Checkbox({ isMixed = false, className, ref, ...props }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMemo(() => mergeRefs(input, ref), [ref]);
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return <input ref={mergedRef} type="checkbox" data-slot="checkbox" className={partClass('checkbox', className)} {...props} />;
}
