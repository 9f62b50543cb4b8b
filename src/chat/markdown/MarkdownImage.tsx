import { useFirstLabels } from '../hooks/useFirstLabels.js';
import { imageAttributes } from './addressRules.js';
import { useMarkdown } from './MarkdownContext.js';
import { MarkdownLink } from './MarkdownLink.js';

/** An image of an allowed origin. For any other, a link with its alternative text, and nothing is requested. */
export function MarkdownImage({ url, alt, title }: { url: string; alt: string; title?: string | undefined }) {
  const { allowedImageOrigins } = useMarkdown();
  const { chat } = useFirstLabels();
  const attributes = imageAttributes(url, title, allowedImageOrigins);
  if (attributes !== undefined) return <img alt={alt} {...attributes} />;
  return (
    <MarkdownLink url={url} title={title}>
      {alt.trim() === '' ? chat.imageBlocked : alt}
    </MarkdownLink>
  );
}
