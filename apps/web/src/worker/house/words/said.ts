// Why rules that came from somewhere were not read, in the words of a language: one half of a sentence, behind the place.
import type { FieldKind } from '@moonshot/rules/game/fields';
import type { WhyUnread } from '@moonshot/rules/house/file';

/** What a language says of it; English has the library's own sentence. */
export interface UnreadWords {
  readonly text: string;
  readonly tooLong: (most: number) => string;
  readonly noRules: string;
  readonly newer: (found: string) => string;
  readonly unseen: string;
  readonly noField: string;
  readonly clash: (found: string | null) => string;
  readonly expected: (found: string | null, wanted: string) => string;
  readonly or: string;
  readonly kinds: {
    readonly text: (max: number) => string;
    readonly choice: (names: readonly string[]) => string;
    readonly whole: (min: number, max: number) => string;
    readonly card: string;
    readonly selector: string;
    readonly pattern: string;
    readonly list: (max: number, of: string) => string;
    readonly perSeats: (of: string) => string;
    readonly shape: (fields: readonly string[]) => string;
  };
}

/** The half sentence. */
export function unreadText(why: WhyUnread, say: UnreadWords): string {
  switch (why.type) {
    case 'too-long':
      return say.tooLong(why.most);
    case 'no-rules':
      return say.noRules;
    case 'other':
      return say.expected(why.found, why.wanted.join(say.or));
    case 'newer':
      return say.newer(why.found);
    case 'field':
      return say.expected(why.found, wantedIn(why.kind, say));
    case 'no-field':
      return say.noField;
    case 'clash':
      return say.clash(why.found);
    case 'unseen':
      return say.unseen;
  }
}

function wantedIn(kind: FieldKind, say: UnreadWords): string {
  const { kinds } = say;
  switch (kind.type) {
    case 'text':
      return kinds.text(kind.max);
    case 'choice':
      return kinds.choice(kind.names);
    case 'whole':
      return kinds.whole(kind.min, kind.max);
    case 'list':
      return kinds.list(kind.max, wantedIn(kind.of, say));
    case 'perSeats':
      return kinds.perSeats(wantedIn(kind.of, say));
    case 'either':
      return kind.kinds.map(one => wantedIn(one, say)).join(say.or);
    case 'shape':
      return kinds.shape(Object.keys(kind.fields));
    default:
      return kinds[kind.type];
  }
}
