import { type ReactNode, useEffect } from 'react';
import { useChatActions } from '../../../src/chat/hooks/useChatActions.js';
import { ChatRoot, type ChatRootProps } from '../../../src/chat/panel/ChatRoot.js';
import { Turn } from '../../../src/chat/panel/turn/Turn.js';
import { TurnList } from '../../../src/chat/panel/turn/TurnList.js';
import { salesQuestion } from '../../../test/chat/panel/support/salesSteps.js';
import { ChatStage, type ChatStageProps } from '../ChatStage.js';

export interface PartStageProps extends Omit<ChatStageProps, 'children'> {
  /** Props of the root around the part. */
  readonly root?: Omit<ChatRootProps, 'children'> | undefined;
  /** The question to ask once the part is mounted. */
  readonly question?: string | undefined;
  readonly children: ReactNode;
}

/** Renders one part inside its own root. */
export function PartStage({ root, question, children, ...stage }: PartStageProps) {
  return (
    <ChatStage height={320} {...stage}>
      <ChatRoot {...root}>
        {question !== undefined && <Asks question={question} />}
        {children}
      </ChatRoot>
    </ChatStage>
  );
}

/** Renders one part of a turn, inside the turn of an asked question. */
export function TurnPartStage({ children, ...stage }: Omit<PartStageProps, 'question'>) {
  return (
    <PartStage question={salesQuestion} {...stage}>
      <TurnList>
        <Turn>{children}</Turn>
      </TurnList>
    </PartStage>
  );
}

function Asks({ question }: { readonly question: string }) {
  const { send } = useChatActions();
  useEffect(() => void send(question), [send, question]);
  return null;
}
