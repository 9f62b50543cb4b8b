'use client';
import { jsonText } from '../../client/chat-stream/jsonText.js';

/** Any JSON value as words: lists and names with their values, two levels deep; below that as JSON. */
export function ToolValue({ value, depth = 0 }: { value: unknown; depth?: number }) {
  if (typeof value === 'string') {
    return (
      <p dir="auto" className="parley-tool-text">
        {value}
      </p>
    );
  }
  if (typeof value !== 'object' || value === null) return <code className="parley-tool-scalar">{jsonText(value)}</code>;
  const entries = Object.entries(value);
  if (entries.length === 0 || depth === maxDepth) {
    return <code className="parley-tool-scalar">{shortened(jsonText(value))}</code>;
  }
  const shown = entries.slice(0, maxEntries);
  const rest = entries.length - shown.length;
  if (Array.isArray(value)) {
    return (
      <ul className="parley-tool-list">
        {shown.map(([index, entry]) => (
          <li key={index}>
            <ToolValue value={entry} depth={depth + 1} />
          </li>
        ))}
        {rest > 0 && <li className="parley-tool-rest">+{rest}</li>}
      </ul>
    );
  }
  return (
    <dl className="parley-tool-entries">
      {shown.map(([name, entry]) => (
        <div key={name} className="parley-tool-entry">
          <dt>{name}</dt>
          <dd>
            <ToolValue value={entry} depth={depth + 1} />
          </dd>
        </div>
      ))}
      {rest > 0 && (
        <div className="parley-tool-entry">
          <dt className="parley-tool-rest">+{rest}</dt>
          <dd />
        </div>
      )}
    </dl>
  );
}

function shortened(text: string): string {
  return text.length > maxChars ? `${text.slice(0, maxChars)}…` : text;
}

const maxDepth = 2;
const maxEntries = 30;
const maxChars = 400;
