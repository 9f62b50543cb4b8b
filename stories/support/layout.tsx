import type { ReactNode } from 'react';

/** Renders parts side by side, as in a toolbar. */
export function row(...parts: readonly ReactNode[]) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a story do not move
        <span key={index}>{part}</span>
      ))}
    </div>
  );
}
