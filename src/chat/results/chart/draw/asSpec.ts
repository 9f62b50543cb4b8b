import type { Spec } from 'vega';
import type { TopLevelSpec } from 'vega-lite';

/** Safe specifications and what is compiled from them are valid by construction. The libraries' types are unions too large to satisfy. */
export function asVega(spec: object): Spec {
  return spec as Spec;
}

/** Like `asVega`, for Vega-Lite. */
export function asVegaLite(spec: object): TopLevelSpec {
  return spec as TopLevelSpec;
}
