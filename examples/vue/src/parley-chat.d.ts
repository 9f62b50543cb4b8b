import type { ElementProps } from '@parley/element';
import type { DefineComponent } from 'vue';

declare module 'vue' {
  interface GlobalComponents {
    'parley-chat': DefineComponent<ElementProps>;
  }
}
