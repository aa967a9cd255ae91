// The texts of printed rules and score sheets that are not sentences of the rules themselves.

export interface PrintWords {
  readonly players: (n: number) => string;
  readonly scoreSheet: string;
  readonly link: string; // what the QR code leads to
  readonly points: string; // the points of a deal
  readonly total: string;
  readonly date: string;
  readonly counts: string; // the heading over the contracts, which say what counts in each deal
  readonly captured: string;
  readonly inHand: string;
  readonly deal: string;
  readonly pass: string;
  readonly step: (step: string) => string;
  readonly topics: Readonly<Record<string, string>>;
}
