'use client';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { ExportMenu } from '../share/ExportMenu.js';
import { FullScreenButton } from './FullScreenButton.js';

/** The buttons of the header that are loaded with the first turn. Renders them without a wrapper. */
export function ThreadTools() {
  return (
    <>
      <ExportMenu />
      {!useHidden('fullscreen') && <FullScreenButton />}
    </>
  );
}
