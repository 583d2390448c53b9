import { zlibSync } from 'fflate';
import { crc32 } from '#api/kernel/files/clean-picture';
import type { DemoSettings } from '../companies/demo-settings';

type Drawing = NonNullable<DemoSettings['logo']>['draw'];

type Circle = { x: number; y: number; radius: number };

/** A disc in pixels, painted over earlier ones; for a leaf, only the part `within` another disc. */
type Disc = Circle & { colour: number; within?: Circle };

const side = 320;
/** Sample points per pixel and axis, for smooth edges. */
const samples = 4;

/** Red, green, blue. */
const colours = [
  [255, 255, 255],
  [122, 22, 60],
  [164, 38, 84],
  [196, 62, 104],
  [46, 94, 62],
  [74, 128, 84],
] as const;

const drawings: Record<Drawing, readonly Disc[]> = {
  berries: [
    { x: 229, y: 115, radius: 75, colour: 4, within: { x: 155, y: 65, radius: 75 } },
    { x: 158, y: 78, radius: 62, colour: 5, within: { x: 98, y: 124, radius: 62 } },
    { x: 104, y: 186, radius: 66, colour: 1 },
    { x: 214, y: 186, radius: 66, colour: 2 },
    { x: 160, y: 236, radius: 66, colour: 3 },
  ],
};

/** A small square logo as a PNG: the same bytes wherever and whenever it is drawn. */
export function drawLogo(drawing: Drawing): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, side);
  view.setUint32(4, side);
  // 8 bits each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', zlibSync(pixelsOf(drawings[drawing]), { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ];
  return joined(parts);
}

/** Rows from the top, each after a byte that says it is stored unfiltered. */
function pixelsOf(discs: readonly Disc[]): Uint8Array {
  const row = 1 + side * 3;
  const pixels = new Uint8Array(row * side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) pixels.set(colourAt(discs, x, y), y * row + 1 + x * 3);
  }
  return pixels;
}

function colourAt(discs: readonly Disc[], x: number, y: number): number[] {
  const sum = [0, 0, 0];
  for (let point = 0; point < samples * samples; point += 1) {
    const left = x + ((point % samples) + 0.5) / samples;
    const top = y + (Math.floor(point / samples) + 0.5) / samples;
    const isIn = (one: Circle) => (left - one.x) ** 2 + (top - one.y) ** 2 < one.radius ** 2;
    const disc = discs.findLast((one) => isIn(one) && isIn(one.within ?? one));
    for (const [index, value] of (colours[disc?.colour ?? 0] ?? colours[0]).entries())
      sum[index] = (sum[index] ?? 0) + value;
  }
  return sum.map((value) => Math.round(value / (samples * samples)));
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(12 + data.length);
  const view = new DataView(whole.buffer);
  view.setUint32(0, data.length);
  whole.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    4,
  );
  whole.set(data, 8);
  view.setUint32(8 + data.length, crc32(whole.subarray(4, 8 + data.length)));
  return whole;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
