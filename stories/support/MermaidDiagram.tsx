import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';
import { MarkdownCode } from '../../src/chat/markdown/MarkdownCode.js';
import { useMarkdownBlock } from '../../src/chat/markdown/useMarkdownBlock.js';

/** A `code` component that draws Mermaid diagrams and leaves all other code to Parley. */
export function CodeOrDiagram(props: ComponentProps<typeof MarkdownCode>) {
  if (props.className !== 'language-mermaid') return <MarkdownCode {...props} />;
  return <MermaidDiagram source={String(props.children)} code={<MarkdownCode {...props} />} />;
}

/** The diagram as an image, without scripts and links. Shows the code until it is complete, or if it cannot be drawn. */
function MermaidDiagram({ source, code }: { source: string; code: ReactNode }) {
  const { isComplete } = useMarkdownBlock();
  const id = useId().replace(/\W/g, '');
  const [drawn, setDrawn] = useState<{ source: string; address: string }>();

  useEffect(() => {
    if (!isComplete || source.length > longestDiagram) return;
    let isWanted = true;
    drawDiagram(`diagram-${id}`, source).then(
      (address) => isWanted && setDrawn({ source, address }),
      () => isWanted && setDrawn(undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [id, isComplete, source]);

  if (drawn?.source !== source) return code;
  return <img src={drawn.address} alt={source} style={{ display: 'block', maxInlineSize: '100%', borderRadius: 8, background: 'white' }} />;
}

async function drawDiagram(id: string, source: string): Promise<string> {
  const { default: mermaid } = await import('mermaid');
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    theme: 'neutral',
    htmlLabels: false,
    flowchart: { htmlLabels: false },
  });
  const { svg } = await mermaid.render(id, source);
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** Layout time grows faster than the length. */
const longestDiagram = 5000;
