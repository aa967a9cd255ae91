// German texts about the account.

import type { Catalog } from '@moonshot/rules/words';
import type { account as en } from '../../../en/features/online/account.ts';
import { dating } from '../../../format.ts';

const day = dating('de', { day: 'numeric', month: 'long', year: 'numeric' });

export const account: Catalog<typeof en> = {
  title: 'Dein Konto',
  over: 'Dieses Gerät ist abgemeldet.',
  nobody: 'Hier ist noch niemand bekannt. Wer einen Tisch öffnet oder dazukommt, ist Gast auf diesem Server.',
  guest: 'Ein Gast: Nur dieser Browser kennt dich. Sind seine Daten gelöscht, kann niemand mehr du sein.',
  kept: 'Ein Passkey bewahrt dieses Konto.',
  passkeys: 'Passkeys',
  about:
    'Mit einem Passkey bist du auf deinen anderen Geräten dieselbe Person, ohne Passwort. Dein Gerät fragt nach Finger, Gesicht oder PIN; nichts davon verlässt es.',
  keep: 'Dieses Konto mit einem Passkey bewahren',
  another: 'Einen Passkey hinzufügen',
  added: at => `Hinzugefügt am ${day(at)}`,
  used: at => (at === null ? 'Noch nicht benutzt' : `Zuletzt benutzt am ${day(at)}`),
  at: domain => `Für ${domain}`,
  remove: 'Entfernen',
  removeTitle: 'Den einzigen Passkey entfernen?',
  removeText: 'Dann kann kein anderes Gerät mehr dieses Konto werden, und wer sich abmeldet, ist für immer draußen.',
  have: 'Ich habe einen Passkey',
  become: 'Dieses Gerät wird das Konto, das der Passkey bewahrt.',
  becomeFrom: name =>
    `Dieses Gerät wird das Konto, das der Passkey bewahrt. ${name} bleibt als Gast darauf und ist nach dem Abmelden wieder da; bis dahin spielt ein Bot, wo ${name} sitzt.`,
  off: {
    plain:
      'Passkeys gibt es hier nicht: Browser haben sie nur auf verschlüsselten Seiten (https), und diese Seite kam über einfaches HTTP.',
    address:
      'Passkeys gibt es hier nicht: Browser legen sie für einen Namen an, und diese Seite hat eine Adresse aus Ziffern.',
    browser: 'Dieser Browser kennt keine Passkeys.',
  },
  yours: 'Deine Daten',
  save: 'Meine Daten speichern',
  saveNote: 'Eine Datei mit allem, was dieser Server von dir aufbewahrt.',
  out: 'Abmelden',
  outTitle: 'Für immer abmelden?',
  outText:
    'Kein Passkey bewahrt diesen Gast. Nach dem Abmelden kann niemand mehr diese Person sein; Plätze an Tischen übernehmen Bots.',
  everywhere: 'Überall abmelden',
  everywhereText: 'Jedes Gerät wird abgemeldet, auch dieses. Ein Passkey ist der Weg zurück.',
  forget: 'Mich löschen',
  forgetTitle: 'Alles über dich löschen?',
  forgetText:
    'Dein Name, deine Passkeys und Sitzungen werden sofort und für immer gelöscht. Gespielte Partien bleiben, ohne deinen Namen.',
  no: 'Abbrechen',
  stopped: {
    closed: 'Es ist nichts geschehen: Die Frage des Browsers wurde geschlossen oder blieb zu lange offen.',
    already: 'Dieses Gerät hat schon einen Passkey für dieses Konto.',
    failed: 'Das konnte der Browser nicht.',
  },
  done: {
    kept: 'Der Passkey bewahrt dein Konto.',
    removed: 'Der Passkey öffnet dieses Konto nicht mehr. Vielleicht bietet dein Gerät ihn noch an.',
    in: name => `Du bist hier ${name}.`,
    out: 'Du bist auf diesem Gerät abgemeldet.',
    everywhere: 'Du bist auf jedem Gerät abgemeldet.',
    forgotten: 'Alles über dich ist gelöscht.',
  },
};
