/** The texts needed before the panel is loaded, and if loading fails. */
export const launcherWords = {
  open: 'Open developer tools',
  close: 'Close developer tools',
  failed: 'The developer tools have failed and their data is lost. Your app is not affected.',
  tryAgain: 'Try again',
};
