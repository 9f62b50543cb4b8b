/**
 * Runs in a page before its scripts. The clock starts at a fixed time and random numbers are always the same, so that a story looks as it
 * did the last time. `window.finishedStory` is the id of the story that has been played.
 */
export function holdStill(startOfTime: number): void {
  const RealDate = Date;
  const offset = startOfTime - RealDate.now();
  const now = () => RealDate.now() + offset;
  const HeldDate = class extends RealDate {
    constructor(...args: [] | [number]) {
      super(...((args.length === 0 ? [now()] : args) as [number]));
    }
    static override now = now;
  };
  Object.assign(window, { Date: HeldDate });

  let seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };

  let channel: { on(event: string, listen: (report: { readonly storyId: string }) => void): void } | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (next: NonNullable<typeof channel>) => {
      channel = next;
      next.on('setCurrentStory', () => Object.assign(window, { finishedStory: undefined }));
      next.on('storyFinished', ({ storyId }) => Object.assign(window, { finishedStory: storyId }));
    },
  });
}
