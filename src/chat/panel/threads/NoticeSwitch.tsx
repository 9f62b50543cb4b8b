import { useState } from 'react';
import { usePersonalMemory } from '../../../data/provider/usePersonalMemory.js';
import { chatMemoryOf } from '../../hooks/chatMemory.js';
import { useLabels } from '../../hooks/useLabels.js';

/**
 * Turns notifications of finished answers on and off. The browser asks the user when it is turned on. Renders a `<label>`, or nothing where
 * the browser has no notifications.
 */
export function NoticeSwitch() {
  const { notices } = chatMemoryOf(usePersonalMemory());
  const { chat } = useLabels();
  const [isOn, setOn] = useState(() => notices.isOn() && permission() === 'granted');
  const [isRefused, setRefused] = useState(false);
  if (permission() === undefined) return null;

  async function choose(isWanted: boolean) {
    const isAllowed = isWanted && (await Notification.requestPermission()) === 'granted';
    setRefused(isWanted && !isAllowed);
    notices.choose(isAllowed);
    setOn(isAllowed);
  }

  return (
    <>
      <label className="parley-thread-notice">
        <input type="checkbox" checked={isOn} onChange={({ target }) => void choose(target.checked)} />
        {chat.notifyWhenReady}
      </label>
      {isRefused && <p role="alert">{chat.notifyRefused}</p>}
    </>
  );
}

function permission(): NotificationPermission | undefined {
  return typeof Notification === 'undefined' ? undefined : Notification.permission;
}
