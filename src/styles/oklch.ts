/** A colour as linear-light sRGB components, 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number];
export type Theme = 'light' | 'dark';

/**
 * Reads the `--color-*` tokens of a style sheet for one theme.
 * Understands `oklch(l c h)` and `light-dark(oklch(…), oklch(…))`; alpha is ignored.
 */
export function readColorTokens(css: string, theme: Theme): Map<string, LinearRgb> {
  const tokens = new Map<string, LinearRgb>();
  for (const [, name, value] of css.matchAll(/--color-([\w-]+):\s*([^;]+);/g)) {
    if (!name || !value) continue;
    const colours = [...value.matchAll(/oklch\(([^)]+)\)/g)].map((match) => match[1] ?? '');
    const chosen = theme === 'dark' ? (colours[1] ?? colours[0]) : colours[0];
    if (chosen) tokens.set(name, parseOklch(chosen));
  }
  return tokens;
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrastRatio(first: LinearRgb, second: LinearRgb): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The distance between two colours for someone with deuteranopia: distance in OKLab after the simulation of Machado,
 * Oliveira and Fernandes (2009), severity 1.0. 0.02 is just noticeable.
 */
export function deuteranopiaDistance(first: LinearRgb, second: LinearRgb): number {
  const a = toOklab(simulateDeuteranopia(first));
  const b = toOklab(simulateDeuteranopia(second));
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function parseOklch(text: string): LinearRgb {
  const [lightness = 0, chroma = 0, hue = 0] = text.split('/')[0]?.trim().split(/\s+/).map(Number) ?? [];
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function toOklab([r, g, b]: LinearRgb): LinearRgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function simulateDeuteranopia([r, g, b]: LinearRgb): LinearRgb {
  return [
    clamp(0.367322 * r + 0.860646 * g - 0.227968 * b),
    clamp(0.280085 * r + 0.672501 * g + 0.047413 * b),
    clamp(-0.01182 * r + 0.04294 * g + 0.968881 * b),
  ];
}

function luminance([r, g, b]: LinearRgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
