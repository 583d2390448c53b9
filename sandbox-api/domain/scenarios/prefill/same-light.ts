import type { Locale } from '#api/contract/messages';
import type { Localised } from '#api/domain/scenarios/model/definition';
import { decimal } from '#api/domain/units/decimal';
import { findParameter } from './prefill-parameters';
import type { FieldPrefill, PrefillParts, Suggestion } from './prefill-types';
import { citedIn } from './source-words';

/** Published luminous efficacies by lamp. Of tubes with a magnetic ballast only the older T12 is published: none for T8. */
const efficacies: Readonly<Record<string, string>> = {
  incandescent: 'efficacy_incandescent',
  halogen: 'efficacy_halogen',
  cfl: 'efficacy_cfl',
  t8_58_e: 'efficacy_t8_electronic',
  t5_49_e: 'efficacy_t5',
  mh_250: 'efficacy_metal_halide',
  hps_150: 'efficacy_hp_sodium',
};

const text: Localised = { en: 'For the same light', pl: 'Dla tej samej ilości światła' };

/**
 * The power of an LED that gives the light of the present lamp, in W: lamp power × lm/W of the lamp ÷ lm/W of an LED. Shown
 * and never put in, since the data sheet decides.
 */
export function sameLight(parts: PrefillParts): FieldPrefill {
  const led = findParameter(parts, 'efficacy_led')?.row;
  const ratios: Record<string, Suggestion['ratios'][string]> = {};
  for (const [lamp, id] of Object.entries(efficacies)) {
    const old = findParameter(parts, id)?.row;
    if (!old?.value || !led?.value) continue;
    const keys = [...new Set([old.sourceId, led.sourceId])];
    const cited = keys.flatMap((key) => parts.citations[key ?? ''] ?? []).map(citedIn);
    const sourceIn = (language: Locale) =>
      [`${old.value} ÷ ${led.value} lm/W`, ...cited.map((source) => source[language])].join('; ');
    const ratio = decimal(old.value).dividedBy(led.value).toDecimalPlaces(9).toNumber();
    ratios[lamp] = { ratio, source: { en: sourceIn('en'), pl: sourceIn('pl') } };
  }
  return { value: null, origin: null, by: null, suggestion: { of: 'lamp_w', by: 'lamp', text, ratios } };
}
