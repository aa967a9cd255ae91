// Spanish texts of the settings.
import type { AllWords } from '../../en/page.ts';

const percent = { '0': '0\u00a0%', '25': '25\u00a0%', '50': '50\u00a0%', '75': '75\u00a0%', '100': '100\u00a0%' };
const onOff = { on: 'Sí', off: 'No' };

const choices: AllWords['settings']['choices'] = {
  language: { auto: 'Auto' },
  pace: { instant: 'Al instante', quick: 'Rápido', normal: 'Medio', calm: 'Pausado' },
  theme: { dark: 'Oscuro', light: 'Claro', auto: 'Auto' },
  suits: { two: 'Dos colores', four: 'Cuatro colores' },
  felt: { tide: 'Marea', moss: 'Musgo', wine: 'Vino', slate: 'Pizarra' },
  back: { tide: 'Marea', moss: 'Musgo', ruby: 'Rubí', night: 'Noche' },
  deck: { portraits: 'Retratos', bold: 'Signos grandes' },
  cards: { usual: 'Normales', large: 'Grandes' },
  hand: { right: 'Derecha', left: 'Izquierda' },
  order: { rising: 'Ascendente', falling: 'Descendente', ranks: 'Por rango' },
  text: { '100': '100\u00a0%', '125': '125\u00a0%', '150': '150\u00a0%', '200': '200\u00a0%' },
  taps: { auto: 'Auto', once: 'Un toque', twice: 'Dos toques' },
  forced: { last: 'Las últimas', always: 'Siempre', never: 'Nunca' },
  hints: onOff,
  sound: onOff,
  volume: percent,
  cardVolume: percent,
  signalVolume: percent,
  vibration: onOff,
  speech: { full: 'Todo', short: 'Breve', turns: 'Solo mis turnos' },
  reviewKeys: onOff,
  achievements: onOff,
};

const names: AllWords['settings']['names'] = {
  language: 'Idioma',
  pace: 'Ritmo',
  theme: 'Claro u oscuro',
  suits: 'Palos',
  felt: 'Color de la mesa',
  back: 'Dorsos',
  deck: 'Baraja',
  cards: 'Cartas',
  hand: 'Mano preferida',
  order: 'Orden de la mano',
  text: 'Tamaño del texto',
  taps: 'Jugar una carta',
  forced: 'Las cartas obligadas se juegan solas',
  hints: 'Pistas',
  sound: 'Sonido',
  volume: 'Volumen',
  cardVolume: 'Sonido de las cartas',
  signalVolume: 'Sonido de las señales',
  vibration: 'Vibración',
  speech: 'Lectura en voz alta',
  reviewKeys: 'Teclas de repaso',
  achievements: 'Logros',
};

/** Explanations of the settings whose names do not say enough. */
const notes: AllWords['settings']['notes'] = {
  taps: 'Auto juega con un clic del ratón y con dos toques en una pantalla táctil.',
  forced: 'Las últimas son las dos últimas de una mano, si no dejan elección.',
  hints: 'En cada turno tuyo, un anillo marca la carta que elegiría un jugador prudente.',
  hand: 'Izquierda cambia de lado los botones junto a tus cartas.',
  vibration: 'Un zumbido corto cuando te toca, si el dispositivo puede.',
  speech: 'Cuánto oye de la mesa un lector de pantalla.',
  reviewKeys: 'Alt y una letra dicen tu mano, la baza, el marcador y más.',
};

export const settings = {
  title: 'Ajustes',
  all: 'Todos los ajustes',
  name: 'Tu nombre',
  groups: { table: 'Mesa', look: 'Aspecto', sound: 'Sonido', reading: 'Lectura', language: 'Idioma' },
  names,
  notes,
  choices,
};
