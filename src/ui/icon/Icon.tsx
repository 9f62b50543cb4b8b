import type { ComponentType } from 'react';

/** A component that draws an SVG, such as those of lucide-react. */
export type IconType = ComponentType<{ size?: number; strokeWidth?: number; 'aria-hidden'?: 'true'; className?: string }>;

export interface IconProps {
  of: IconType;
  /** The size in pixels. Default 16. */
  size?: number | undefined;
  className?: string | undefined;
}

/** A decorative icon, hidden from screen readers. Renders an `<svg>`. */
export function Icon({ of: Drawing, size = 16, className }: IconProps) {
  return <Drawing aria-hidden="true" size={size} strokeWidth={1.5} {...(className !== undefined && { className })} />;
}
