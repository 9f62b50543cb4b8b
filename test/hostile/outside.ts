/** Where hostile answers want the page to go. Nothing may be looked for under this name, or any below it. */
export const outsideDomain = 'evil.example';

export const outside = `https://${outsideDomain}`;

/** What hostile answers want the page to run: it leaves a mark that a test finds. */
export const script = 'window.hacked=true';
