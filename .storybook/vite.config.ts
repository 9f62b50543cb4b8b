import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Storybook is an app: the settings of the library, which leave React to the host, are not for it. */
export default defineConfig({ plugins: [react()] });
