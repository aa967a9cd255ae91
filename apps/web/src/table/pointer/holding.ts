// A button that shows something while it is held. The click that ends a hold is suppressed.

/** A press of more than this many milliseconds is a hold, not a click. */
const HOLD_MS = 280;

export function holdable(begin: () => void, end: () => void): (button: HTMLElement) => () => void {
  return button => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let swallow = false;
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      swallow = false;
      timer = setTimeout(() => {
        held = true;
        begin();
      }, HOLD_MS);
    };
    const up = (): void => {
      clearTimeout(timer);
      if (!held) return;
      held = false;
      swallow = true;
      end();
    };
    const click = (event: MouseEvent): void => {
      if (!swallow || event.detail === 0) return;
      swallow = false;
      event.stopImmediatePropagation();
    };
    const menu = (event: Event): void => event.preventDefault(); // a long touch would open the context menu
    const listening = new AbortController();
    const { signal } = listening;
    button.addEventListener('pointerdown', down, { signal });
    button.addEventListener('click', click, { signal, capture: true });
    button.addEventListener('contextmenu', menu, { signal });
    for (const type of ['pointerup', 'pointercancel', 'blur']) window.addEventListener(type, up, { signal });
    return () => {
      listening.abort();
      up();
    };
  };
}
