// What a picture of the scores of a match shows.

/** What a cell shows of a player's deal. */
export interface PictureCell {
  readonly total: string;
  readonly change: string;
  readonly struck: string | null; // the total before a wrap
  readonly tone: 'quiet' | 'good' | 'bad';
}

export interface PictureRow {
  readonly deal: string;
  readonly step: string | null; // the pass
  readonly cells: readonly PictureCell[];
}

/** A player's line in the chart, in the units of the box of totals. */
export interface PictureLine {
  readonly path: string;
  readonly label: number;
  readonly name: string;
  readonly hue: string;
  readonly own: boolean;
}

/** Everything that the picture shows, as text for the people with whom it is shared. */
export interface ScorePicture {
  readonly page: string; // the name of this page
  readonly title: string;
  readonly occasion: string;
  readonly headline: string;
  readonly dealHead: string;
  readonly stepHead: string | null; // null without a column of passes
  readonly players: readonly { readonly name: string; readonly hue: string }[];
  readonly rows: readonly PictureRow[];
  readonly chart: {
    readonly marks: readonly { readonly text: string; readonly y: number }[];
    readonly lines: readonly PictureLine[];
  } | null;
  readonly note: string;
  readonly notes: readonly string[]; // below the note, larger
}
