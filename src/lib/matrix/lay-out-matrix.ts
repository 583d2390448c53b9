/** A numbered point of a matrix, by its scores. */
export type MatrixPoint = { number: number; x: number; y: number };

/** The edges of a matrix drawing and the sizes of its parts, in pixels or millimetres. */
export type MatrixRoom = {
  width: number;
  height: number;
  /** Both axes run from 0 to this value. */
  highest: number;
  threshold: { x: number; y: number };
  /** Size of a point. */
  radius: number;
  /** Size of a label's letters. */
  letter: { width: number; height: number };
  /** The area that no label may cover, from the upper left. */
  reserved: readonly Box[];
};

export type Box = { left: number; top: number; right: number; bottom: number };

/** One position with all points that share it, and the label with their numbers. */
export type MatrixSpot<Point extends MatrixPoint> = {
  points: readonly Point[];
  /** From the upper left of the drawing. */
  x: number;
  y: number;
  label: { text: string; x: number; y: number };
  /**
   * The line from the point to its label when another point or label is between them; null when the label is next to
   * it.
   */
  leader: { fromX: number; fromY: number; toX: number; toY: number } | null;
};

/**
 * Points at their true positions, those at the same position combined, each with its numbers in a label that covers
 * neither a point nor another label. The most important ones choose first.
 */
export function layOutMatrix<Point extends MatrixPoint>(
  points: readonly Point[],
  room: MatrixRoom,
): MatrixSpot<Point>[] {
  const { width, height, highest, radius } = room;
  const places = joined(points, room).map((together) => {
    const [first] = together;
    const x = ((first?.x ?? 0) / highest) * width;
    const y = (1 - (first?.y ?? 0) / highest) * height;
    return { points: together, x, y };
  });
  const taken: Box[] = [...room.reserved, ...places.map(({ x, y }) => around(x, y, radius, radius))];
  return places.map((place) => {
    const text = numberRanges(place.points.map(({ number }) => number));
    const { box, isBeside } = labelBox(place, text, room, taken);
    taken.push(box);
    const label = { text, x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    return { ...place, label, leader: isBeside ? null : leaderTo(place, box) };
  });
}

/** `1, 4–6`: consecutive numbers as a range. */
export function numberRanges(numbers: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges
    .flatMap(([from, to]) => {
      if (from === to) return [`${from}`];
      return to === from + 1 ? [`${from}`, `${to}`] : [`${from}–${to}`];
    })
    .join(', ');
}

/** Scores to one decimal: scores that read the same share a position, unless a threshold separates them. */
function joined<Point extends MatrixPoint>(points: readonly Point[], { threshold }: MatrixRoom): Point[][] {
  const places = new Map<string, Point[]>();
  for (const point of points.toSorted((a, b) => a.number - b.number)) {
    const { x, y } = point;
    const place = [Math.round(x * 10), Math.round(y * 10), x >= threshold.x, y >= threshold.y].join(' ');
    places.set(place, [...(places.get(place) ?? []), point]);
  }
  return [...places.values()];
}

const angles = [0, 180, 270, 90, 315, 225, 45, 135, 337.5, 202.5, 22.5, 157.5, 292.5, 247.5, 67.5, 112.5];

/** The nearest free position around a point, in rings that grow until one is found. */
function labelBox(
  { x, y }: { x: number; y: number },
  text: string,
  { width, height, radius, letter }: MatrixRoom,
  taken: readonly Box[],
): { box: Box; isBeside: boolean } {
  const [halfWidth, halfHeight] = [(text.length * letter.width) / 2, letter.height / 2];
  const isFree = (box: Box) =>
    box.left >= 0 &&
    box.top >= 0 &&
    box.right <= width &&
    box.bottom <= height &&
    !taken.some((other) => overlap(box, other));
  for (let distance = radius * 0.4; distance < width + height; distance += letter.height / 2) {
    for (const angle of angles) {
      const radians = (angle * Math.PI) / 180;
      const boxX = x + Math.cos(radians) * (radius + distance + halfWidth);
      const boxY = y + Math.sin(radians) * (radius + distance + halfHeight);
      const box = around(boxX, boxY, halfWidth, halfHeight);
      if (isFree(box)) return { box, isBeside: distance < letter.height };
    }
  }
  // The drawing is too small for so many labels: the number stays at its point, and the legend names it.
  return { box: around(x, y, halfWidth, halfHeight), isBeside: true };
}

/** From the point to the nearest edge of its label. */
function leaderTo({ x, y }: { x: number; y: number }, box: Box) {
  const toX = Math.min(Math.max(x, box.left), box.right);
  const toY = Math.min(Math.max(y, box.top), box.bottom);
  return { fromX: x, fromY: y, toX, toY };
}

function around(x: number, y: number, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
