// The content of a picture of the scores of a match.

/** What a cell shows: a player's total after a deal and the points of the deal. */
export interface PictureCell {
  readonly total: string;
  readonly change: string;
  readonly struck: string | null; // the total before a wrap (a change at a certain value), struck through
  readonly tone: 'quiet' | 'good' | 'bad';
}

export interface PictureRow {
  readonly deal: string;
  readonly step: string | null; // the name of the deal's pass
  readonly cells: readonly PictureCell[];
}

/** A player's line in the chart. Its units are those of `TOTALS_BOX`. */
export interface PictureLine {
  readonly path: string;
  readonly label: number;
  readonly name: string;
  readonly hue: string;
  readonly own: boolean;
}

/** The content of the picture, as texts for the people with whom it is shared. */
export interface ScorePicture {
  readonly page: string; // the name of the page on which the match was played
  readonly title: string;
  readonly occasion: string;
  readonly headline: string;
  readonly dealHead: string;
  readonly stepHead: string | null; // the heading of the column of passes; null if there is no such column
  readonly players: readonly { readonly name: string; readonly hue: string }[];
  readonly rows: readonly PictureRow[];
  readonly chart: {
    readonly marks: readonly { readonly text: string; readonly y: number }[];
    readonly lines: readonly PictureLine[];
  } | null;
  readonly note: string;
  readonly notes: readonly string[]; // larger texts below the note
}
