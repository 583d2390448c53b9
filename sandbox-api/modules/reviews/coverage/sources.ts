import { scope3Forms } from '#api/domain/value-chain/forms';
import type { CoverageSources } from './repository';

/** Fuel- and energy-related activities: derived from what is burned and bought. */
export const derivedCategory = '3.3';

/**
 * Renewables have no question of their own. Energy generated on site replaces purchased energy, so its months
 * are checked with that.
 */
export function sourcesOf(category: string): CoverageSources {
  const none = { fuels: [], utilities: [], renewables: [], forms: [] };
  const forms = scope3Forms.filter((form) => form.category === category).map(({ id }) => id);
  switch (category) {
    case '1.1':
    case '1.2':
    case '1.3':
      return { ...none, fuels: [category] };
    case '2.1':
      return { ...none, utilities: ['electricity'], renewables: ['electricity'] };
    case '2.2':
      return { ...none, utilities: ['heat', 'steam'], renewables: ['heat'] };
    case '2.3':
      return { ...none, utilities: ['cooling'] };
    case derivedCategory:
      return {
        fuels: ['1.1', '1.2'],
        utilities: ['electricity', 'heat', 'steam', 'cooling'],
        renewables: [],
        forms,
      };
    default:
      return { ...none, forms };
  }
}
