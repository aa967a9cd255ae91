// The arrows around the middle that show where passed cards go and come from.

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The SVG path of an arc between two angles. It lies on a circle with radius 49 around the point 50, 50.
 * Angles are clockwise from the viewer.
 */
export function arc(from: number, to: number): string {
  const [x1, y1] = onRim(from);
  const [x2, y2] = onRim(to);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${x1} ${y1}A49 49 0 ${large} ${to > from ? 1 : 0} ${x2} ${y2}`;
}

/** The SVG path of an arrow head on the same circle, pointing in the direction of the arc. */
export function arrowHead(at: number, clockwise: boolean, size: number): string {
  const [x, y] = onRim(at);
  const back = radians(90 + at) + (clockwise ? -Math.PI / 2 : Math.PI / 2);
  const stroke = (turn: number): string =>
    `${(x + size * Math.cos(back + turn)).toFixed(2)} ${(y + size * Math.sin(back + turn)).toFixed(2)}`;
  return `M${stroke(0.72)}L${x} ${y}L${stroke(-0.72)}`;
}

function onRim(degrees: number): readonly [number, number] {
  const angle = radians(90 + degrees);
  return [round(50 + 49 * Math.cos(angle)), round(50 + 49 * Math.sin(angle))];
}

const round = (n: number): number => Math.round(n * 100) / 100;
