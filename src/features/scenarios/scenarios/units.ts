/** Shares and yearly rates are typed in per cent. The unit `1` alone is a plain ratio. */
export function isShare(unit: string): boolean {
  return unit === 'share' || unit.startsWith('share/') || unit.startsWith('1/');
}

/** The value of a number typed in per cent; digits that only come from dividing by 100 are cut off. */
export function toPercent(share: number): number {
  return Number((share * 100).toFixed(10));
}

export function fromPercent(percent: number): number {
  return Number((percent / 100).toFixed(12));
}
