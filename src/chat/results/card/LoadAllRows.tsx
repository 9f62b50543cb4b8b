'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/button/Button.js';
import { useLabels } from '../../hooks/useLabels.js';

export interface LoadAllRowsProps {
  isLoading: boolean;
  onLoad: () => void;
  onCancel: () => void;
  /** Receives the focus when the button disappears after all rows are loaded. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Loads all rows, or cancels a running load. One button does both, so that the focus stays. */
export function LoadAllRows({ isLoading, onLoad, onCancel, focusAfter }: LoadAllRowsProps) {
  const { common, result } = useLabels();
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element?.matches(':focus')) focusAfter.current?.focus();
    };
  }, [focusAfter]);

  return (
    <Button ref={button} variant="quiet" size="small" onClick={isLoading ? onCancel : onLoad}>
      {isLoading ? common.cancel : result.loadAllRows}
    </Button>
  );
}
