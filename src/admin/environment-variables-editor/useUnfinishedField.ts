import { environmentVariablesWidget } from './environmentVariablesWidget.js';

/** Keeps the unsent text of one form field for the present deployment. */
export function useUnfinishedField(place: string) {
  const { deploymentId, unfinished } = environmentVariablesWidget.use(({ options: { deploymentId, unfinished } }) => ({
    deploymentId,
    unfinished,
  }));
  const key = `${deploymentId} ${place}`;
  return {
    text: unfinished.read(key),
    keep: (text: string) => unfinished.keep(key, text),
    forget: () => unfinished.forget(key),
  };
}
