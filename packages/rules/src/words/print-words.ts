// The texts of printed rules and score sheets that are not sentences of the rules themselves.

export interface PrintWords {
  readonly players: (n: number) => string;
  readonly scoreSheet: string;
  readonly link: string; // what the QR code leads to
  readonly points: string; // of a deal
  readonly total: string;
  readonly date: string;
  readonly counts: string; // what counts
  readonly captured: string;
  readonly inHand: string;
  readonly deal: string;
  readonly pass: string;
  readonly step: (step: string) => string;
  readonly topics: Readonly<Record<string, string>>;
}
