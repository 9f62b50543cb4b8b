'use client';
import { useState } from 'react';
import { isShallowEqual } from './isShallowEqual.js';

/** Returns the same object as long as its members are the same. */
export function useSame<Value extends object>(value: Value): Value {
  const [held, setHeld] = useState(value);
  if (isShallowEqual(held, value)) return held;
  setHeld(value);
  return value;
}
