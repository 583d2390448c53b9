/** The style shared by all plots: thin grid lines, light axes, no animation. */
export const axisText = { fill: 'var(--color-ink-muted)', fontSize: 12 };

export const grid = { stroke: 'var(--color-line)', strokeWidth: 1 };

export const margin = { top: 26, right: 8, bottom: 0, left: 0 };

/** Font size of an axis, in pixels. */
export const lineHeight = 15;

/** Height of the names below a drawing. */
export const footHeight = 30;

/** Every drawing is an image that the frame describes; its points are reached beside it. */
export const drawing = { 'aria-hidden': true, accessibilityLayer: false } as const;

/** The unit is above the value axis, where readers look for it. */
export function unitLabel(unit: string) {
  return { ...axisText, value: unit, position: 'top' as const, offset: 12 };
}

/** Wide enough for the widest tick, so that labels are never cut off. */
export function axisWidth(labels: readonly string[]): number {
  const widest = labels.reduce((most, label) => Math.max(most, textWidth(label)), 0);
  return Math.min(180, Math.max(36, Math.round(widest) + 14));
}

/** The approximate width of an axis text, in pixels. */
export function textWidth(text: string): number {
  return text.length * 6.8;
}

/**
 * Ticks are round numbers, so the decimals used in tables would only be zeros. Only the digits after the decimal
 * mark are dropped; formatting a half reveals that mark, because in "1,000" the zeros after the comma are thousands.
 */
export function formatTick(value: number, formatValue: (value: number) => string): string {
  const decimalMark = formatValue(0.5).match(/[.,]/)?.[0];
  const text = formatValue(value);
  if (!decimalMark) return text;
  const [whole = text, decimals = ''] = text.split(decimalMark);
  return /^0*$/.test(decimals) ? whole : text;
}
