import { gridSubregionsOf } from '#api/domain/factors/grid-subregions';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';

export const residualMixName = { en: 'Residual mix', pl: 'Miks rezydualny' } as const;

export function subregionOf(region: string) {
  return gridSubregionsOf('US').find(({ code }) => code === region);
}

/** "Spain", or "WECC California (CAMX)". */
export function regionName(
  region: string,
  country: { nameEn: string; namePl: string } | null | undefined,
  locale: Ctx['locale'],
): string {
  const part = subregionOf(region);
  if (part) return `${part.name} (${part.code})`;
  return country ? localName(country, locale) : region;
}
