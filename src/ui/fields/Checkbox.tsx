'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { partClass } from '../partClass.js';
import { useMergedRef } from '../useMergedRef.js';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** True if it stands for several items of which some are checked. */
  isMixed?: boolean | undefined;
}

/** A checkbox. Name it with a `<label>` around it or `aria-label`. Renders an `<input type="checkbox">`. */
export function Checkbox({ isMixed = false, className, ref, ...props }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return <input ref={mergedRef} type="checkbox" data-slot="checkbox" className={partClass('checkbox', className)} {...props} />;
}
