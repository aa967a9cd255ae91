// The German name of a player without a name. It stands alone, because the worker needs no other grammar.

/** A player without a name, counted from 1. */
export const player = (n: number): string => `Spieler ${n}`;
