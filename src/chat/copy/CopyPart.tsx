import { use } from 'react';
import { EmitContext } from '../../data/events/EmitContext.js';
import type { CopiedPart } from '../../data/events/ParleyEvent.js';
import { CopyButton, type CopyButtonProps } from '../../ui/button/CopyButton.js';
import { useHidden } from '../hooks/HiddenPartsContext.js';

export interface CopyPartProps extends Pick<CopyButtonProps, 'text' | 'label' | 'className'> {
  /** What is copied, for the event. */
  what: CopiedPart;
}

/** The copy button of code or a query. Renders nothing if copying is hidden. */
export function CopyPart({ what, ...props }: CopyPartProps) {
  const emit = use(EmitContext);
  if (useHidden('copy')) return null;
  return <CopyButton isIconOnly size="small" onCopied={() => emit?.({ type: 'chat.copied', what })} {...props} />;
}
