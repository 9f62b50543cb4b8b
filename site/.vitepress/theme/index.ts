import DefaultTheme from 'vitepress/theme-without-fonts';
import { LiveExample } from './LiveExample.js';
import './theme.css';

export default { extends: DefaultTheme, enhanceApp: ({ app }) => app.component('LiveExample', LiveExample) };
