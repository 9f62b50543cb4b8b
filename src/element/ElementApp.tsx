import { Suspense } from 'react';
import type { ChatHandle } from '../chat/panel/handle/ChatHandle.js';
import type { ElementAttributes } from './attributes.js';
import { ElementChat } from './ElementChat.js';
import { ElementFrame } from './ElementFrame.js';
import type { ElementProperties } from './ElementProperties.js';
import type { Emit } from './elementEvents.js';
import { useElementLabels } from './useElementLabels.js';

/** The content of the shadow root. Everything it needs from the element comes as props. */
export function ElementApp(props: ElementAppProps) {
  return (
    <Suspense fallback={null}>
      <LabelledApp {...props} />
    </Suspense>
  );
}

export interface ElementAppProps {
  /** Distinguishes several elements of a page. */
  readonly elementId: string;
  readonly attributes: ElementAttributes;
  readonly properties: ElementProperties;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Called with the chat once it accepts calls, and with `null` when it is gone. */
  readonly onChat: (chat: ChatHandle | null) => void;
  readonly emit: Emit;
}

function LabelledApp({ elementId, attributes, properties, isOpen, onOpenChange, onChat, emit }: ElementAppProps) {
  const labels = useElementLabels(properties.labels, attributes.lang);
  const { mode, theme, heading } = attributes;
  return (
    <div
      className="parley-element"
      data-mode={mode === 'inline' ? mode : 'launcher'}
      data-theme={theme}
      dir={attributes.dir ?? labels.direction}
      lang={labels.locale}
    >
      <ElementFrame
        mode={mode}
        layout={attributes.sidebarLayout}
        pushes={properties.pushes}
        heading={heading ?? labels.chat.heading}
        labels={labels}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      >
        <ElementChat elementId={elementId} attributes={attributes} properties={properties} labels={labels} onChat={onChat} emit={emit} />
      </ElementFrame>
    </div>
  );
}
