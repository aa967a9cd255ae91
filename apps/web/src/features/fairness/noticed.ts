// What a device noticed about a seal (a server's commitment to its shuffle), as a sentence, in some
// cases with a note on how it can happen without cheating.

import type { FairnessWords } from '@moonshot/i18n';
import type { SealWarning } from '../../online/seals/seal-watch.ts';

export interface SealNotice {
  readonly sentence: string;
  readonly note: string | null;
}

export function sealNotice({ noticed: say }: FairnessWords, warning: SealWarning): SealNotice {
  const { deal } = warning;
  switch (warning.what) {
    case 'left-out':
    case 'not-opened':
      return warning.sure
        ? { sentence: say.dropped(deal), note: null }
        : { sentence: say[warning.what](deal), note: say.stalled };
    case 'early-round':
    case 'late-void':
      return { sentence: say[warning.what](deal), note: `${say.clock} ${say.stalled}` };
    case 'redraws':
      return { sentence: say.redraws(warning.odd, warning.attempts), note: say.rare };
    case 'not-asked':
    case 'altered':
      return { sentence: say[warning.what](deal), note: null };
    case 'server':
    case 'previous':
    case 'seat':
      return { sentence: say.unlike(deal), note: null };
  }
}
