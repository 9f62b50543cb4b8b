'use client';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { partClass } from '../../ui/partClass.js';
import { promotionDialogWidget } from './promotionDialogWidget.js';

/** Opens the dialog. Renders a `<button>`. */
export function PromotionTrigger({ className, ...props }: Omit<ButtonProps, 'onClick'>) {
  const { isOpen, setOpen } = promotionDialogWidget.use(({ model: { isOpen, setOpen } }) => ({ isOpen, setOpen }));
  return (
    <Button
      data-slot="promotion-trigger"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className={partClass('promotion-trigger', className)}
      {...props}
      onClick={() => setOpen(true)}
    />
  );
}
