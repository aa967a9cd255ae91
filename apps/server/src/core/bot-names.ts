// The names that the server gives its bots. No player may choose one of these names.
export const BOT_NAMES = [
  ...['Vega', 'Rigel', 'Mira', 'Altair', 'Maia', 'Deneb', 'Spica'],
  ...['Castor', 'Electra', 'Pollux', 'Capella', 'Sirius', 'Lyra', 'Antares'],
] as const;
