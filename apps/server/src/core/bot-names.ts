// The names of the bots at tables. No player may have one of them.
export const BOT_NAMES = [
  ...['Vega', 'Rigel', 'Mira', 'Altair', 'Maia', 'Deneb', 'Spica'],
  ...['Castor', 'Electra', 'Pollux', 'Capella', 'Sirius', 'Lyra', 'Antares'],
] as const;
