'use client';
import { Info } from 'lucide-react';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import { Note, Remark, Stack } from '../kit/layout/layout.js';
import { useMetricViewLabels } from './useMetricViewLabels.js';

/** Explains that metric views are activated on request, with the reason given by the service. Renders a `<div role="status">`. */
export function OnRequestNotice({ error }: { error: Pick<ServiceError, 'message'> }) {
  const { onRequest, onRequestAdvice } = useMetricViewLabels();
  return (
    <div role="status" className="parley-box">
      <Stack>
        <Remark icon={Info} className="parley-strong">
          {onRequest}
        </Remark>
        <Note>{onRequestAdvice}</Note>
        <Note>
          <bdi>{error.message}</bdi>
        </Note>
      </Stack>
    </div>
  );
}

/** True for the errors of a feature that is not activated, or not allowed. */
export function isOnRequest({ kind, reason }: Pick<ServiceError, 'kind' | 'reason'>): boolean {
  return (kind === 'permission' || kind === 'not-found') && reason === undefined;
}
