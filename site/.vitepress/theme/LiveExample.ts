import { useData, withBase } from 'vitepress';
import { computed, defineComponent, h, onBeforeUnmount, onMounted, type Ref, ref, shallowRef } from 'vue';
import { hashOf, type LiveState, type LiveView } from '../../../demo/live/LiveView.js';

const stateNames: Readonly<Record<LiveState, string>> = {
  data: 'With data',
  empty: 'Empty',
  loading: 'Loading',
  error: 'Error',
  denied: 'No access',
};

const themeNames = { page: 'As this page', light: 'Light', dark: 'Dark' };

/**
 * What an example renders, in a frame with the local service. The frame is loaded when it is seen: the components, the service
 * and its database are many times as large as the page.
 */
export const LiveExample = defineComponent({
  props: { example: { type: String, required: true }, session: { type: String as () => LiveView['session'], default: 'admin' } },
  setup(props) {
    // biome-ignore lint/correctness/useHookAtTopLevel: of Vue, whose setup calls it once
    const { isDark } = useData();
    const place = shallowRef<HTMLElement>();
    const isSeen = ref(false);
    const state = ref<LiveState>('data');
    const theme = ref<keyof typeof themeNames>('page');
    const isRightToLeft = ref(false);
    const isNarrow = ref(false);
    const address = computed(() => {
      const shown = theme.value === 'page' ? (isDark.value ? 'dark' : 'light') : theme.value;
      const direction = isRightToLeft.value ? 'rtl' : 'ltr';
      return withBase(`/live/index.html${hashOf({ ...props, state: state.value, theme: shown, direction })}`);
    });

    let observer: IntersectionObserver | undefined;
    onMounted(() => {
      observer = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting !== true) return;
        isSeen.value = true;
        observer?.disconnect();
      });
      if (place.value) observer.observe(place.value);
    });
    onBeforeUnmount(() => observer?.disconnect());

    return () =>
      h('section', { ref: place, class: 'live', 'aria-label': 'Live example', 'data-live': props.example }, [
        h('div', { class: 'live-bar' }, [
          choice('State', state, stateNames),
          choice('Theme', theme, themeNames),
          toggle('Right to left', isRightToLeft),
          toggle('360 px', isNarrow),
          h('a', { href: address.value, target: '_blank', rel: 'noopener' }, 'Open alone'),
        ]),
        isSeen.value
          ? h('iframe', { class: 'live-frame', title: 'Live example', src: address.value, 'data-narrow': isNarrow.value || undefined })
          : h('div', { class: 'live-frame' }),
      ]);
  },
});

function choice<Name extends string>(label: string, value: Ref<Name>, names: Readonly<Record<Name, string>>) {
  const options = Object.entries(names).map(([name, text]) => h('option', { value: name, selected: name === value.value }, String(text)));
  const onChange = (event: Event) => {
    value.value = (event.target as HTMLSelectElement).value as Name;
  };
  return h('label', [label, h('select', { onChange }, options)]);
}

function toggle(label: string, value: Ref<boolean>) {
  const onChange = () => {
    value.value = !value.value;
  };
  return h('label', [h('input', { type: 'checkbox', checked: value.value, onChange }), ` ${label}`]);
}
