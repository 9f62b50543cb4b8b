import {
  getByAltTextSelector,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTestIdSelector,
  getByTextSelector,
  getByTitleSelector,
  Locator,
  selectorEngine,
} from '@vitest/browser/locators';
import { page, server } from 'vitest/browser';

/** The locators of Vitest's own providers, whose selectors `findForDriver` below resolves. */
class SelectorLocator extends Locator {
  override readonly selector: string;

  constructor(selector: string, container?: Element) {
    super();
    this.selector = selector;
    this._container = container;
  }

  override locator(selector: string): Locator {
    return new SelectorLocator(`${this.selector} >> ${selector}`, this._container);
  }

  override elementLocator(element: Element): Locator {
    return new SelectorLocator(selectorEngine.generateSelectorSimple(element), element);
  }
}

const { testIdAttribute } = server.config.browser.locators;

page.extend({
  getByLabelText: (text, options) => new SelectorLocator(getByLabelSelector(text, options)),
  getByRole: (role, options) => new SelectorLocator(getByRoleSelector(role, options)),
  getByTestId: (testId) => new SelectorLocator(getByTestIdSelector(testIdAttribute, testId)),
  getByAltText: (text, options) => new SelectorLocator(getByAltTextSelector(text, options)),
  getByPlaceholder: (text, options) => new SelectorLocator(getByPlaceholderSelector(text, options)),
  getByText: (text, options) => new SelectorLocator(getByTextSelector(text, options)),
  getByTitle: (title, options) => new SelectorLocator(getByTitleSelector(title, options)),
  elementLocator: (element) => new SelectorLocator(selectorEngine.generateSelectorSimple(element), element),
});

/** Called by `inputCommands` from the page around this frame. */
Object.assign(window, {
  findForDriver: (selector: string) => selectorEngine.querySelector(selectorEngine.parseSelector(selector), document.documentElement, true),
});
