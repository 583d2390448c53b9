/** Shares are typed in per cent; so are rates by the year. The unit `1` alone is a plain ratio. */
export function isShare(unit: string): boolean {
  return unit === 'share' || unit.startsWith('share/') || unit.startsWith('1/');
}

/** Of what is typed in per cent; the digits that a division by 100 makes up are cut. */
export function toPercent(share: number): number {
  return Number((share * 100).toFixed(10));
}

export function fromPercent(percent: number): number {
  return Number((percent / 100).toFixed(12));
}
