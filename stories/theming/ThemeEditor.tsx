import { type CSSProperties, useState } from 'react';
import { ChatPanel } from '../../src/chat/panel/ChatPanel.js';
import { SqlResult } from '../../src/chat/results/SqlResult.js';
import { Button } from '../../src/ui/button/Button.js';
import { CopyButton } from '../../src/ui/button/CopyButton.js';
import { Dialog, DialogActions } from '../../src/ui/dialog/Dialog.js';
import { ChatStage } from '../chat-panel/ChatStage.js';
import { revenueByChannel } from '../support/exampleResults.js';

/** The values of root variables, by the name of the variable without `--parley-`. Empty values are left to their defaults. */
export type ThemeEditorProps = Readonly<Record<string, string | undefined>>;

/** Shows a chat, a chart, a table and a dialog with root variables, and the CSS that sets them. */
export function ThemeEditor(roots: ThemeEditorProps) {
  const [isOpen, setOpen] = useState(false);
  const set = Object.entries(roots).flatMap(([name, value]) => (value ? [[`--parley-${name}`, value] as const] : []));
  const css = `:root {\n${set.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;
  return (
    <div style={Object.fromEntries(set) as CSSProperties}>
      <div className="parley" style={{ ...grid, padding: 16, backgroundColor: 'var(--parley-base-surface)' }}>
        <div style={grid}>
          <div style={{ display: 'flex', gap: 8 }}>
            <Button variant="primary" onClick={() => setOpen(true)}>
              Open a dialog
            </Button>
            <CopyButton text={css} label="Copy the CSS" />
          </div>
          <pre data-slot="theme-css" style={{ margin: 0, overflow: 'auto', fontFamily: 'var(--parley-base-font-mono)' }}>
            {css}
          </pre>
          <SqlResult result={revenueByChannel()} defaultView="chart" branch="main" />
          <SqlResult result={revenueByChannel()} defaultView="table" branch="main" />
        </div>
        <ChatStage height={720}>
          <ChatPanel starters={['Revenue by month', 'Which ten products sell best?']} />
        </ChatStage>
        <Dialog open={isOpen} onOpenChange={setOpen} title="Rename “Sales overview”" description="Everyone sees the new name.">
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              Rename
            </Button>
          </DialogActions>
        </Dialog>
      </div>
    </div>
  );
}

const grid: CSSProperties = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  minInlineSize: 0,
};
