import type { ElementEventDetails, ElementProps } from '@parley/element';
import type { DefineComponent } from 'vue';

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;

// Vue checks attributes and events under their names in camel case.
type VueProps = { [Name in keyof ElementProps as CamelCase<Name>]: ElementProps[Name] } & {
  [Name in keyof ElementEventDetails as `on${Capitalize<CamelCase<Name>>}`]?: (event: CustomEvent<ElementEventDetails[Name]>) => void;
};

declare module 'vue' {
  interface GlobalComponents {
    'parley-chat': DefineComponent<VueProps>;
  }
}
