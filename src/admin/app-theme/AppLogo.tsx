'use client';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { partClass } from '../../ui/partClass.js';
import { type AppThemeOptions, useAppThemeStyle } from './model/useAppThemeStyle.js';

export interface AppLogoProps
  extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'children' | 'onError'>,
    Pick<AppThemeOptions, 'isEmbedded' | 'onError'> {
  /** Whose logo it is, for those who do not see it; empty where the name stands beside it. */
  name: string;
  /** Stands there while there is no logo, or none that may be loaded. */
  children?: ReactNode;
}

/** The logo of the account. Renders an `<img>`, or its children. */
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
