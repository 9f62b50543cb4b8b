import { CopyButton, type CopyButtonProps } from '../../../ui/button/CopyButton.js';
import { Line } from './layout.js';

export interface CopyableCodeProps extends Pick<CopyButtonProps, 'label'> {
  /** The URL, id or other machine-readable text. */
  text: string;
}

/** A machine-readable text with a button that copies it. Renders a `<div>`. */
export function CopyableCode({ text, label }: CopyableCodeProps) {
  return (
    <Line gap="s" className="parley-one-line">
      <bdi dir="ltr" className="parley-code">
        {text}
      </bdi>
      <CopyButton isIconOnly size="small" label={label} text={text} />
    </Line>
  );
}
