/** The words around a chat: those of its launcher and its sidebar. */
export const englishFrame = {
  openChat: 'Open chat',
  closeChat: 'Close chat',
  /** The accessible name of the edge of a sidebar, which can be moved. */
  chatWidth: 'Chat width',
};
