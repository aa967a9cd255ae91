// Sets attributes whose names are known only when their element is drawn.
import type { Attachment } from 'svelte/attachments';

/**
 * Sets attributes whose names a component gets from its parent, such as `data-vote`. Spreading them on the
 * element would bring Svelte's code for all kinds of attributes into the first script.
 */
export const namedAttributes =
  (attributes: Readonly<Record<string, unknown>>): Attachment =>
  element => {
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) element.removeAttribute(name);
      else element.setAttribute(name, String(value));
  };
