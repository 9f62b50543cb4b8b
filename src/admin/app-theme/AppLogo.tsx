'use client';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { partClass } from '../../ui/partClass.js';
import { type AppThemeOptions, useAppThemeStyle } from './model/useAppThemeStyle.js';

export interface AppLogoProps
  extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'children' | 'onError'>,
    Pick<AppThemeOptions, 'isEmbedded' | 'onError'> {
  /** The alternative text of the logo. Pass an empty string if the name is shown beside it. */
  name: string;
  /** Shown while there is no logo, or if its address is not safe to load. */
  children?: ReactNode;
}

/** The account's logo. Renders an `<img>`, or its children. */
export function AppLogo({ name, isEmbedded, onError, className, children = null, ...props }: AppLogoProps) {
  const { logoUrl } = useAppThemeStyle({ isEmbedded, onError });
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (logoUrl === undefined || logoUrl === brokenUrl) return children;
  return (
    <img
      src={logoUrl}
      alt={name}
      decoding="async"
      referrerPolicy="no-referrer"
      data-slot="app-logo"
      className={partClass('app-logo', className)}
      onError={() => setBrokenUrl(logoUrl)}
      {...props}
    />
  );
}
