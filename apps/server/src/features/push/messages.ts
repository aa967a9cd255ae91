// The text of a push message: which table waits, and nothing about its play.
import type { Language } from '@moonshot/protocol';

interface PushWords {
  readonly title: string;
  readonly waits: (game: string) => string;
}

export const PUSH_WORDS: Readonly<Record<Language, PushWords>> = {
  en: { title: 'It is your turn', waits: game => `A table of ${game} waits for you.` },
  de: { title: 'Du bist dran', waits: game => `Ein Tisch ${game} wartet auf dich.` },
  fr: { title: 'À vous de jouer', waits: game => `Une table de ${game} vous attend.` },
  es: { title: 'Te toca', waits: game => `Una mesa de ${game} te espera.` },
};
