/**
 * Saturation and luminance, alternating; moderate, because strong red means danger here. The luminances meet a
 * contrast of three to one on the light background of a chart (at most 0.30) and the dark one (at least 0.14).
 */
const shades = [
  [0.5, 0.16],
  [0.45, 0.28],
  [0.22, 0.19],
  [0.55, 0.23],
  [0.34, 0.15],
] as const;

/** Even steps around the colour wheel, so neighbours are far apart. */
const goldenAngle = 137.508;

/**
 * The colour of a fuel in charts, as hex without hash, by its position in the catalogue. The wheel is full after a
 * dozen, so hues that come close again (8, 13 or 21 fuels later) get another shade.
 */
export function fuelColour(index: number): string {
  const [saturation, target] = shades[index % shades.length] ?? shades[0];
  const hue = (index * goldenAngle) % 360;
  let [low, high] = [0, 1];
  // Twelve halvings determine the lightness far more precisely than one step of a channel.
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (luminance(channels(hue, saturation, middle)) < target) low = middle;
    else high = middle;
  }
  const hex = channels(hue, saturation, low).map((value) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return hex.join('').toUpperCase();
}

type Channels = [red: number, green: number, blue: number];

/** HSL to sRGB, each channel from 0 to 1. */
function channels(hue: number, saturation: number, lightness: number): Channels {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12;
    return lightness - chroma * Math.max(-1, Math.min(position - 3, 9 - position, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: Channels): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
