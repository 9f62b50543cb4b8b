/** The parts that `hide` accepts. */
export const chatParts = [
  'threads',
  'export',
  'share',
  'sql',
  'chartSwitch',
  'feedback',
  'followUps',
  'steps',
  'fullscreen',
  'edit',
  'retry',
  'download',
  'context',
] as const;

/** A part of the chat that can be hidden. */
export type ChatPart = (typeof chatParts)[number];

export function isChatPart(name: string): name is ChatPart {
  return chatParts.some((part) => part === name);
}
