// French messages about imported files and texts: why they cannot be read, and which parts are left out.
import type { FileWords } from '../en/files.ts';

export const files: FileWords = {
  unreadable:
    'Ce fichier est illisible : il est abîmé, ou ne vient pas de Moonshot. Rien n’a changé ; choisis-en une autre copie.',
  unreadableMatch: 'Ce lien est abîmé ou coupé et ne contient aucune partie. Copie-le à nouveau.',
  unreadableProof:
    'La preuve n’est pas complète, ou la partie enfreint ses règles. Enregistre-la à nouveau depuis le serveur.',
  foreign: 'Moonshot n’a pas enregistré ce fichier, rien n’a donc changé. Choisis-en un qu’il a enregistré.',
  newerFile:
    'Un Moonshot plus récent a enregistré ce fichier, rien n’a donc changé. Recharge la page pour l’obtenir, et réessaie.',
  damaged: where => `Ce fichier est abîmé (à ${where}), rien n’a donc changé. Si tu en as une autre copie, choisis-la.`,
  notImported: reason =>
    `Le fichier n’a pas pu être repris (${reason}), et rien n’a changé. Libère de la place et réessaie.`,
  tableInFile: (game, place) => `${game} (table ${place} du fichier)`,
  someTable: 'Une table',
  otherName: 'Dans le fichier, elle porte un autre nom qu’à l’extérieur.',
  different: 'Elle a suivi un autre cours dans ce navigateur, et y reste telle quelle.',
  unknownBase: base => `Ces règles partent de ${base}, un jeu que ce Moonshot ne connaît pas.`,
  untitled: why =>
    `Ces règles portaient un nom qui n’est pas permis. Elles portent donc celui du jeu dont elles partent. ${why}`,
  otherBase: 'Dans ce navigateur, d’autres règles portent cette marque, et y restent telles quelles.',
  noRoom:
    'Ce navigateur garde déjà autant de règles maison que possible. Supprimes-en, puis restaure le fichier à nouveau.',
  notKept: reason =>
    `Ces règles n’ont pas pu être gardées (${reason}). Libère de la place, puis restaure le fichier à nouveau.`,
};
