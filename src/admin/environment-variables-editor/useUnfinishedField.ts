import { environmentVariablesWidget } from './environmentVariablesWidget.js';

/** What stands in one field of a form that was closed unfinished, of the deployment that is shown. */
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
