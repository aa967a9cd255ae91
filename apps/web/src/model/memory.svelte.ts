// What components remember while another screen, such as the scores, replaces them.

/** The browser's offer to install the page. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

export interface PageMemory {
  handPosition: number; // last focused position in the hand
  closedVerdict?: string; // the table whose verdict on a pass was closed
  install?: InstallOffer | undefined; // until it is taken
  readonly puzzle: { table: string; phase: 'task' | 'looking' | 'verdict' | 'over' };
}

/** Creates an empty memory. Reactive. */
export function createMemory(): PageMemory {
  const memory: PageMemory = $state({ handPosition: -1, puzzle: { table: '', phase: 'task' } });
  return memory;
}
