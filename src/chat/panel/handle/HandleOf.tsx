'use client';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { loadLazyParts, useLaterParts } from '../lazy/lazyParts.js';
import type { ChatHandle } from './ChatHandle.js';
import { createDeferredHandle } from './createDeferredHandle.js';

/** Sets the host's handle at once. Its methods load with the parts that follow the panel. Renders nothing. */
export function HandleOf({ handle }: { handle: Ref<ChatHandle> }) {
  const [deferred] = useState(createDeferredHandle);
  const Methods = useLaterParts()?.HandleMethods;
  useImperativeHandle(handle, () => deferred.handle, [deferred]);
  useEffect(() => {
    if (Methods !== undefined) return;
    // Without a connection, calls wait for one.
    const timer = setInterval(loadLazyParts, retryMs);
    void loadLazyParts();
    return () => clearInterval(timer);
  }, [Methods]);
  return Methods && <Methods onReady={deferred.take} />;
}

const retryMs = 5_000;
