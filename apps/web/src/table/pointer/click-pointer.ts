// Finds out which pointer caused a click, if any.
import type { Pointer } from '../../model/message.ts';

let touchedBy: Pointer | undefined;

export const kindOf = ({ pointerType }: PointerEvent): Pointer =>
  pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';

/** The pointer that caused this click; `undefined` for the keyboard or an assistive device. */
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
