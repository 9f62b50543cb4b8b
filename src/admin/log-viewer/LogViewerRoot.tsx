'use client';
import { type ComponentProps, useRef } from 'react';
import { useControllable } from '../../react/useControllable.js';
import { partClass } from '../../ui/partClass.js';
import { LogViewerContext } from './LogViewerContext.js';
import { useLogFollow } from './model/useLogFollow.js';
import { type LogFilters, type LogViewerEvents, useLogViewer } from './model/useLogViewer.js';

export interface LogViewerRootProps extends LogViewerEvents, Omit<ComponentProps<'div'>, keyof LogViewerEvents> {
  deploymentId: number;
  /** Source, container and pod. */
  filters?: LogFilters | undefined;
  defaultFilters?: LogFilters | undefined;
  onFiltersChange?: ((filters: LogFilters) => void) | undefined;
  search?: string | undefined;
  defaultSearch?: string | undefined;
  onSearchChange?: ((search: string) => void) | undefined;
  /** Whether the newest lines stay in view. */
  following?: boolean | undefined;
  defaultFollowing?: boolean | undefined;
  onFollowingChange?: ((isFollowing: boolean) => void) | undefined;
  wrapped?: boolean | undefined;
  defaultWrapped?: boolean | undefined;
  onWrappedChange?: ((isWrapped: boolean) => void) | undefined;
  onDownloaded?: ((lineCount: number) => void) | undefined;
}

/** Holds the log of one deployment for the parts inside it. Renders a `<div>` with the state of the log as `data-state`. */
export function LogViewerRoot({
  deploymentId,
  filters,
  defaultFilters = noFilters,
  onFiltersChange,
  search,
  defaultSearch = '',
  onSearchChange,
  following,
  defaultFollowing = true,
  onFollowingChange,
  wrapped,
  defaultWrapped = false,
  onWrappedChange,
  onDownloaded,
  onError,
  className,
  children,
  ...props
}: LogViewerRootProps) {
  const [shownFilters, setFilters] = useControllable(filters, defaultFilters, onFiltersChange);
  const [shownSearch, setSearch] = useControllable(search, defaultSearch, onSearchChange);
  const [isFollowing, setFollowing] = useControllable(following, defaultFollowing, onFollowingChange);
  const [isWrapped, setWrapped] = useControllable(wrapped, defaultWrapped, onWrappedChange);
  const firstSeen = useRef(0);
  const viewer = useLogViewer({ deploymentId, filters: shownFilters, search: shownSearch }, { onError });
  const follow = useLogFollow(viewer.lines, { isFollowing, onChange: setFollowing });
  return (
    <LogViewerContext
      value={{ viewer, follow, filters: shownFilters, setFilters, setSearch, isWrapped, setWrapped, firstSeen, onDownloaded }}
    >
      <div
        data-slot="log-viewer"
        data-state={viewer.state.status}
        data-follow={isFollowing ? 'following' : 'paused'}
        className={partClass('log-viewer', className)}
        {...props}
      >
        {children}
      </div>
    </LogViewerContext>
  );
}

const noFilters: LogFilters = {};
