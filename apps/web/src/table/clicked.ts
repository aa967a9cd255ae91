// What made a click: a mouse, a finger or a pen, or none of them.
import type { Pointer } from '../model/message.ts';

let touchedBy: Pointer | undefined;

export const kindOf = ({ pointerType }: PointerEvent): Pointer =>
  pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';

/** What made this click: undefined for a key or an assistive device. */
export function clickedBy(event: MouseEvent): Pointer | undefined {
  const by = event.detail === 0 ? undefined : touchedBy;
  touchedBy = undefined;
  return by;
}

window.addEventListener(
  'pointerdown',
  event => {
    touchedBy = kindOf(event);
  },
  { capture: true },
);
