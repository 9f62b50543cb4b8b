'use client';
import { useState } from 'react';
import { isAlike } from './isAlike.js';

/** Returns the same value as long as its members down to `depth` are the same. Default: one level. */
export function useSame<Value extends object | undefined>(value: Value, depth = 1): Value {
  const [held, setHeld] = useState(value);
  if (isAlike(held, value, depth)) return held;
  setHeld(value);
  return value;
}
