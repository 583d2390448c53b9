type Box = { left: number; top: number; right: number; bottom: number };
export type LabelSpot = { x: number; y: number; anchor: 'start' | 'end' | 'middle' };
/** A point with the width of its name, in pixels. */
export type Labelled = { id: string | number; x: number; y: number; radius: number; width: number };

const lineHeight = 14;
const gap = 4;

/**
 * A position for the name of each bubble, right, left, above or below it, that covers neither another name nor a
 * bubble and stays within the drawing. Earlier bubbles choose first. A name without a position is left out; the
 * table has them all.
 */
export function placeLabels(
  bubbles: readonly Labelled[],
  room: { width: number; height: number },
): ReadonlyMap<string | number, LabelSpot> {
  const taken: Box[] = bubbles.map(({ x, y, radius }) => around(x, y, radius));
  const spots = new Map<string | number, LabelSpot>();
  for (const [index, bubble] of bubbles.entries()) {
    const found = candidates(bubble).find(({ box }) => {
      const isInside = box.left >= 0 && box.top >= 0 && box.right <= room.width && box.bottom <= room.height;
      return isInside && taken.every((other, at) => at === index || !overlap(box, other));
    });
    if (!found) continue;
    taken.push(found.box);
    spots.set(bubble.id, found.spot);
  }
  return spots;
}

function candidates({ x, y, radius, width }: Labelled): { spot: LabelSpot; box: Box }[] {
  const half = lineHeight / 2;
  const [right, left] = [x + radius + gap, x - radius - gap];
  const [above, below] = [y - radius - gap - half, y + radius + gap + half];
  const at = (spotX: number, spotY: number, anchor: LabelSpot['anchor'], from: number) => ({
    spot: { x: spotX, y: spotY, anchor },
    box: { left: from, top: spotY - half, right: from + width, bottom: spotY + half },
  });
  return [
    at(right, y, 'start', right),
    at(left, y, 'end', left - width),
    at(x, above, 'middle', x - width / 2),
    at(x, below, 'middle', x - width / 2),
  ];
}

function around(x: number, y: number, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

const letterWidth = 6.4;

/** A name shortened to fit a drawing, and its approximate width at 12 px. */
export function shortName(name: string, most = 26): { text: string; width: number } {
  const text = name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
  return { text, width: text.length * letterWidth };
}
