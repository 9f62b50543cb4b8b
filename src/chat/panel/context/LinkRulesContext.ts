import { createContext, use } from 'react';
import type { LinkRules } from '../../markdown/MarkdownContext.js';

const noRules: LinkRules = { onLink: undefined, linkFor: undefined };

/** The host's rules for links. Apart from `PanelContext`, because a new `linkFor` in each render concerns only texts. */
export const LinkRulesContext = createContext<LinkRules>(noRules);

export function useLinkRules(): LinkRules {
  return use(LinkRulesContext);
}
