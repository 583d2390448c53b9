import type { IntervalSeries } from '../../model';
import { textAt, type XmlElement } from './xml-element';

/** Codes of IEC 61968-9 as ESPI uses them. Others measure no energy. */
const unitsByUom: Record<string, string> = {
  '31': 'MJ',
  '38': 'W',
  '42': 'm³',
  '61': 'VA',
  '63': 'var',
  '71': 'VAh',
  '72': 'kWh',
  '73': 'varh',
  '119': 'ft³',
  '128': 'US gal',
  '132': 'Btu',
  '134': 'l',
  '169': 'therm',
};

const itemsByCategory: Record<string, string> = { '0': 'Electricity', '1': 'Natural gas', '2': 'Water' };
const itemsByCommodity: Record<string, string> = {
  '1': 'Electricity',
  '2': 'Electricity',
  '7': 'Natural gas',
  '8': 'Propane',
  '9': 'Water',
  '10': 'Steam',
  '11': 'Wastewater',
};

/** Registers that count up, whose values are no use of their interval. */
const countingBehaviours = ['1', '3', '9'];

export function seriesMeaning(
  readingType: XmlElement | null,
  category: string | null,
): Pick<IntervalSeries, 'item' | 'unit'> {
  const commodity = itemsByCommodity[textAt(readingType, 'commodity') ?? ''];
  const isCounting = countingBehaviours.includes(textAt(readingType, 'accumulationBehaviour') ?? '');
  return {
    item: commodity ?? itemsByCategory[category ?? ''] ?? null,
    unit: isCounting ? null : (unitsByUom[textAt(readingType, 'uom') ?? ''] ?? null),
  };
}
