/** What the developer tools say before their panel is loaded, and where it fails. */
export const launcherWords = {
  open: 'Open developer tools',
  close: 'Close developer tools',
  failed: 'The developer tools have failed. What they showed is lost; the application goes on.',
  tryAgain: 'Try again',
};
