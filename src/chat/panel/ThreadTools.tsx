'use client';
import { FullScreenButton } from './reading/FullScreenButton.js';
import { ExportMenu } from './share/ExportMenu.js';

/** The buttons of the header that are loaded with the first turn. Renders them without a wrapper. */
export function ThreadTools() {
  return (
    <>
      <ExportMenu />
      <FullScreenButton />
    </>
  );
}
