import { defineConfig, type Plugin } from 'vite';
import { reactPlugins } from '../reactPlugins.js';

/** Storybook is an app: the settings of the library, which leave React to the host, are not for it. */
export default defineConfig({ plugins: [...reactPlugins(), keepElement()] });

/**
 * Keeps modules that stories import only for their side effects, such as the registration of the element. `sideEffects` in package.json lists
 * only published files, so the build would drop these sources.
 */
function keepElement(): Plugin {
  return {
    name: 'keep-element',
    apply: 'build',
    transform: {
      filter: { id: /\/(src\/element(\/(parley-chat|bundle\/(answerParts|threadParts)))?|stories\/element\/elementFromSource)\.tsx?$/ },
      handler: (code) => ({ code, moduleSideEffects: true, map: null }),
    },
  };
}
