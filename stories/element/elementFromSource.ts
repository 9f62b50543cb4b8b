// Defines the element from its sources. The published build loads these parts later, through aliases in vite.config.ts. Storybook has no
// such aliases, so the parts are imported here to add their styles to the shadow root.
import '../../src/element.js';
import '../../src/element/bundle/answerParts.js';
import '../../src/element/bundle/threadParts.js';
