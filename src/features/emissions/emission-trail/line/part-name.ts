import type { TFunction } from 'i18next';
import type { SumDimension, SumPart } from '#api/contract/emissions/emission-sums';

type Translate = TFunction<'emission-trail'>;

/** The name of a part. The caller formats months. */
export function partName(
  dimension: SumDimension,
  { key, name }: Pick<SumPart, 'key' | 'name'>,
  t: Translate,
  monthText: (month: string) => string,
): string {
  switch (dimension) {
    case 'scope':
      return t(`scopes.${key as '1'}`);
    case 'category':
      return `${key} ${name}`.trim();
    case 'month':
      return monthText(key);
    case 'factor':
      return name || t('sum.noFactor');
    case 'reason':
      return t(`reasonNames.${key as 'exact'}`, { defaultValue: key });
    case 'location':
    case 'source':
      return name;
  }
}
