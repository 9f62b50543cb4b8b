'use client';
import { jsonText } from '../../../client/json/jsonText.js';
import { LongText } from '../../../ui/text/LongText.js';
import { ShowMore, useShownPart } from '../../../ui/text/ShowMore.js';
import { shortText } from '../../../ui/text/shortText.js';

/** Shows any JSON value: lists and keys with their values two levels deep, and JSON below that. Long values are truncated. */
export function ToolValue({ value, depth = 0 }: { value: unknown; depth?: number }) {
  const first = depth === 0 ? 2_000 : 400;
  if (typeof value === 'string') {
    return (
      <p dir="auto" className="parley-tool-text">
        <LongText text={value} first={first} />
      </p>
    );
  }
  const isLeaf = typeof value !== 'object' || value === null || depth === maxDepth || isEmpty(value);
  if (isLeaf) {
    return (
      <code className="parley-tool-scalar">
        <LongText text={jsonText(value)} first={first} />
      </code>
    );
  }
  return <ToolEntries value={value} depth={depth} />;
}

function ToolEntries({ value, depth }: { value: object; depth: number }) {
  const isList = Array.isArray(value);
  // The names of a list with a million items take a while.
  const names = isList ? undefined : Object.keys(value);
  const part = useShownPart(isList ? value.length : (names?.length ?? 0), depth === 0 ? { first: 30, step: 60 } : { first: 10, step: 30 });
  const shown = names?.slice(0, part.shown) ?? Array.from({ length: part.shown }, (_, index) => String(index));
  const entryOf = (name: string): unknown => Reflect.get(value, name);
  return (
    <>
      {isList ? (
        <ul className="parley-tool-list">
          {shown.map((index) => (
            <li key={index}>
              <ToolValue value={entryOf(index)} depth={depth + 1} />
            </li>
          ))}
        </ul>
      ) : (
        <dl className="parley-tool-entries">
          {shown.map((name) => (
            <div key={name} className="parley-tool-entry">
              <dt>{shortText(name, maxNameCharacters)}</dt>
              <dd>
                <ToolValue value={entryOf(name)} depth={depth + 1} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ShowMore part={part} isCounted />
    </>
  );
}

function isEmpty(value: object): boolean {
  if (Array.isArray(value)) return value.length === 0;
  for (const key in value) if (Object.hasOwn(value, key)) return false;
  return true;
}

const maxDepth = 2;
const maxNameCharacters = 200;
