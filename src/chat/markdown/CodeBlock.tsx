import { memo, type ReactNode, useCallback, useRef } from 'react';
import { CopyPart } from '../copy/CopyPart.js';
import { useFirstLabels } from '../hooks/useFirstLabels.js';

/** Code with its language and a copy button, always left to right. */
export function CodeBlock({ code, language }: { code: string; language: string | undefined }) {
  return (
    <CodeFrame language={language}>
      {chunksOf(code).map((chunk, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chunks only ever grow at the end
        <CodeChunk key={index} code={chunk} />
      ))}
    </CodeFrame>
  );
}

/** The same box around code that is already rendered, such as highlighted code. */
export function CodeFrame({ language, children }: { language: string | undefined; children?: ReactNode }) {
  const element = useRef<HTMLElement>(null);
  const read = useCallback(() => element.current?.textContent ?? '', []);
  return (
    <div className="parley-code-block" data-slot="code-block" dir="ltr">
      <CodeHeader language={language} read={read} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled with the keyboard too */}
      <pre tabIndex={0}>
        <code ref={element}>{children}</code>
      </pre>
    </div>
  );
}

/** Not rendered again while the code grows. */
const CodeHeader = memo(function CodeHeader({ language, read }: { language: string | undefined; read: () => string }) {
  const { markdown } = useFirstLabels();
  return (
    <div className="parley-code-block-header">
      <span className="parley-code-block-language">{language === undefined || language === '' ? markdown.code : language}</span>
      <CopyPart what="code" text={read} label={markdown.copyCode} />
    </div>
  );
});

/** A growing text node is laid out as a whole each time, so long code is split into several. */
const CodeChunk = memo(function CodeChunk({ code }: { code: string }) {
  return <span className="parley-code-block-chunk">{code}</span>;
});

function chunksOf(code: string): string[] {
  const chunks: string[] = [];
  let start = 0;
  while (code.length - start > chunkLength) {
    const newline = code.indexOf('\n', start + chunkLength);
    if (newline === -1) break;
    chunks.push(code.slice(start, newline + 1));
    start = newline + 1;
  }
  chunks.push(code.slice(start));
  return chunks;
}

const chunkLength = 4000;
