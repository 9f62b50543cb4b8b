'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { AllRows } from '../../hooks/useAllRows.js';
import { useLabels } from '../../hooks/useLabels.js';
import { Button } from '../primitives/Button.js';

export interface LoadAllRowsProps {
  allRows: AllRows;
  /** Takes the focus when the button goes because all is loaded. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Starts loading all rows and, while that runs, cancels it: one button, so that the focus stays. */
export function LoadAllRows({ allRows: { status, load, cancel }, focusAfter }: LoadAllRowsProps) {
  const { common, result } = useLabels();
  const button = useRef<HTMLButtonElement>(null);
  const isLoading = status === 'loading';

  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element?.matches(':focus')) focusAfter.current?.focus();
    };
  }, [focusAfter]);

  return (
    <Button ref={button} variant="quiet" size="small" onClick={isLoading ? cancel : load}>
      {isLoading ? common.cancel : result.loadAllRows}
    </Button>
  );
}
