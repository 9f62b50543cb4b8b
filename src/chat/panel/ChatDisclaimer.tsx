'use client';
import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import { partClass } from '../../ui/partClass.js';
import { safeHostUrl } from '../../ui/text/safeHostUrl.js';
import { useFirstLabels } from '../hooks/useFirstLabels.js';
import type { DisclaimerText } from './model/DisclaimerText.js';

export interface ChatDisclaimerProps extends ComponentProps<'p'>, DisclaimerText {}

/** The AI disclaimer, in the words of the labels, in yours, or with children. Renders a `<p>`. */
export function ChatDisclaimer({ text, href, linkText, className, children, ...props }: ChatDisclaimerProps) {
  const { chat } = useFirstLabels();
  // A host without types may pass anything.
  const words = `${text || chat.disclaimer}`;
  const url = href && safeHostUrl(href);
  const link = url && (
    <a href={url} target="_blank" rel="noopener">
      {`${linkText || words}`}
    </a>
  );
  return (
    <p dir="auto" data-slot="disclaimer" className={partClass('disclaimer', className)} {...props}>
      {children || (
        <>
          {(!link || linkText) && words} {link}
        </>
      )}
    </p>
  );
}

/** Returns the line for the host's `disclaimer`. Only `false` removes it. */
export function disclaimerFor(given: ReactNode | DisclaimerText): ReactNode {
  if (given === false) return null;
  if (!isText(given)) return <ChatDisclaimer>{given === true ? undefined : given}</ChatDisclaimer>;
  return <ChatDisclaimer text={given.text} href={given.href} linkText={given.linkText} />;
}

function isText(given: ReactNode | DisclaimerText): given is DisclaimerText {
  return typeof given === 'object' && given !== null && !isValidElement(given) && !(Symbol.iterator in given);
}
