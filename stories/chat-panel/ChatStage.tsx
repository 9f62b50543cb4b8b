import { type ReactNode, useState } from 'react';
import { useLabels } from '../../src/chat/hooks/useLabels.js';
import { ServiceProvider } from '../../src/provider/ServiceProvider.js';
import { memoryStorage } from '../../test/chat/panel/support/memoryStorage.js';
import { startService, type TestService, type TestServiceOptions } from '../../test/chat/panel/support/startService.js';
import { StoryDevtools } from '../support/StoryDevtools.js';

export interface ChatStageProps extends TestServiceOptions {
  /** An existing service. */
  readonly started?: TestService | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly children: ReactNode;
}

/** Renders a chat with its own service. */
export function ChatStage({ width = 720, height = 660, started, children, ...options }: ChatStageProps) {
  const labels = useLabels();
  const [{ client, service }] = useState(() => started ?? startService(options));
  const [storage] = useState(memoryStorage);
  return (
    <div
      style={{
        inlineSize: `min(100%, ${width}px)`,
        blockSize: height,
        overflow: 'hidden',
        border: '1px solid var(--parley-hairline)',
        borderRadius: 'var(--parley-radius-card)',
      }}
    >
      <ServiceProvider client={client} labels={labels} storage={storage}>
        {children}
        <StoryDevtools service={service} />
      </ServiceProvider>
    </div>
  );
}
