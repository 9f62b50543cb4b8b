import { CopyButton, type CopyButtonProps } from '../../../ui/button/CopyButton.js';
import { Line } from './layout.js';

export interface CopyableCodeProps extends Pick<CopyButtonProps, 'label'> {
  /** The address, id or other text that a program reads. */
  text: string;
}

/** A text that a program reads, with a button that copies it. Renders a `<div>`. */
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
