/** Shapes of points, so that colour is never the only difference between groups. */
export const markShapes = ['circle', 'square', 'triangle', 'diamond', 'cross', 'wedge', 'star'] as const;
export type MarkShape = (typeof markShapes)[number];

/** The shape of the next group. With eight colours and seven shapes, a combination repeats only after 56 groups. */
export function markShape(index: number): MarkShape {
  return markShapes[index % markShapes.length] ?? 'circle';
}

type Corner = readonly [x: number, y: number];

/** Centred at the origin for a radius of 1; each shape covers about the same area as the circle. */
const corners: Record<Exclude<MarkShape, 'circle'>, readonly Corner[]> = {
  square: ring(4, 1.25, 45),
  diamond: ring(4, 1.3, 0),
  triangle: ring(3, 1.5, 0),
  wedge: ring(3, 1.5, 180),
  cross: [0, 90, 180, 270].flatMap((angle) =>
    turned(
      [
        [-0.45, -1.25],
        [0.45, -1.25],
        [0.45, -0.45],
      ],
      angle,
    ),
  ),
  star: ring(10, 1.5, 0).map(([x, y], index) => (index % 2 ? [x * 0.45, y * 0.45] : [x, y])),
};

/** The outline of a point, as an SVG path. */
export function markPath(
  shape: MarkShape,
  { x, y, radius }: { x: number; y: number; radius: number },
): string {
  if (shape === 'circle') {
    const arc = `a${radius},${radius} 0 1 0`;
    return `M${x - radius},${y}${arc} ${2 * radius},0${arc} ${-2 * radius},0Z`;
  }
  const at = ([cornerX, cornerY]: Corner) => `${inPixels(cornerX)},${inPixels(cornerY)}`;
  return `M${markCorners(shape, { x, y, radius }).map(at).join('L')}Z`;
}

/** The corners of every shape but the circle. */
export function markCorners(
  shape: Exclude<MarkShape, 'circle'>,
  { x, y, radius }: { x: number; y: number; radius: number },
): Corner[] {
  return corners[shape].map(([cornerX, cornerY]): Corner => [x + cornerX * radius, y + cornerY * radius]);
}

/** Corners of a regular shape; without rotation, the first one points up. */
function ring(count: number, radius: number, angle: number): Corner[] {
  return Array.from({ length: count }, (_, index): Corner => {
    const radians = ((angle + (index * 360) / count) * Math.PI) / 180;
    return [radius * Math.sin(radians), -radius * Math.cos(radians)];
  });
}

function turned(shape: readonly Corner[], angle: number): Corner[] {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  return shape.map(([x, y]): Corner => [x * cos - y * sin, x * sin + y * cos]);
}

function inPixels(value: number): number {
  return Math.round(value * 100) / 100;
}
