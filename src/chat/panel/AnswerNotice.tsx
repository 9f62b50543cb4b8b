import { useAnswerNotice } from '../hooks/useAnswerNotice.js';
import { useChatActions } from '../hooks/useChatActions.js';

/** Notifies the user of an answer that ends in a hidden tab. Renders nothing. */
export function AnswerNotice() {
  useAnswerNotice(useChatActions());
  return null;
}
