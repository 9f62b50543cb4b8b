/** The words around a chat: those of its launcher and its sidebar. */
export const englishFrame = {
  openChat: 'Open chat',
  closeChat: 'Close chat',
  /** The accessible name of the handle that resizes the sidebar. */
  chatWidth: 'Chat width',
};
