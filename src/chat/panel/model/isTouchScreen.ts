/** Returns true where focusing a text field opens a keyboard over the page. */
export function isTouchScreen(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}
