import { type ReactNode, useState } from 'react';
import { ChatPanel, type ChatPanelProps } from '../../src/chat/panel/ChatPanel.js';
import { localFaults, ParleyDevtools } from '../../src/devtools.js';
import { startService, type TestServiceOptions } from '../../test/chat/panel/support/startService.js';
import { ChatStage } from '../chat-panel/ChatStage.js';
import { DevtoolsSwitch } from '../support/StoryDevtools.js';

export interface DevtoolsStageProps extends TestServiceOptions {
  readonly panel?: ChatPanelProps | undefined;
  /** True if the tools are open initially. */
  readonly isOpen?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Renders a chat with its own service, and the developer tools at the bottom of the page. */
export function DevtoolsStage({ panel, isOpen = true, children, ...options }: DevtoolsStageProps) {
  const [started] = useState(() => startService(options));
  const [faults] = useState(() => localFaults(started.service));
  return (
    <DevtoolsSwitch value={false}>
      <ChatStage started={started} height={420}>
        {children ?? <ChatPanel {...panel} />}
        <ParleyDevtools defaultOpen={isOpen} faults={faults} />
      </ChatStage>
    </DevtoolsSwitch>
  );
}
