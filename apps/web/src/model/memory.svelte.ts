// What components remember while they are not shown.

/** The browser's offer to install the page. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

export interface PageMemory {
  handPosition: number; // the position in the hand that had the focus last
  furtherGame?: string; // the game beyond the main ones that was selected last
  closedVerdict?: string; // the table at which the person closed the verdict on a pass
  install?: InstallOffer | undefined; // undefined until the browser makes the offer, and after it was used
  readonly puzzle: { table: string; phase: 'task' | 'looking' | 'verdict' | 'over' };
}

/** Creates an empty memory, which is reactive. */
export function createMemory(): PageMemory {
  const memory: PageMemory = $state({ handPosition: -1, puzzle: { table: '', phase: 'task' } });
  return memory;
}
