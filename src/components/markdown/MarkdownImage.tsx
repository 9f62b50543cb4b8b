import { useLabels } from '../../hooks/useLabels.js';
import { useMarkdown } from './MarkdownContext.js';
import { MarkdownLink } from './MarkdownLink.js';
import { safeImageUrl, safeTitle } from './safeUrl.js';

/** An image of an allowed origin; of any other its alternative text as a link, and nothing is requested. */
export function MarkdownImage({ url, alt, title }: { url: string; alt: string; title?: string | undefined }) {
  const { allowedImageOrigins } = useMarkdown();
  const { chat } = useLabels();
  const source = safeImageUrl(url, allowedImageOrigins);
  if (source !== undefined) {
    return <img src={source} alt={alt} title={safeTitle(title)} loading="lazy" decoding="async" referrerPolicy="no-referrer" />;
  }
  return (
    <MarkdownLink url={url} title={title}>
      {alt.trim() === '' ? chat.imageBlocked : alt}
    </MarkdownLink>
  );
}
