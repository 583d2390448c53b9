import { expect, it } from 'vitest';
import { goldenCases } from '#api/domain/conformance/golden-cases';
import { materialityGoldenCases } from '#api/domain/materiality/golden-cases/golden-cases';
import { scenarioGoldenCases } from '#api/domain/scenarios/golden-cases/golden-cases';
import { workingText } from './working-text';

it('writes numbers and words in the reader’s language', () => {
  const working = '1,000,000 kg × 0.25 kg per litres; biogenic 10 × 2.5 and 1,000 kWh (Net CV)';
  expect(workingText(working, 'en')).toBe(working);
  expect(workingText(working, 'pl')).toBe(
    '1\u00a0000\u00a0000 kg × 0,25 kg na litr; biogeniczny CO₂: 10 × 2,5 i 1\u00a0000 kWh (wartość opałowa)',
  );
});

/** Units and signs that are the same in both languages, and the Polish words. */
const known = new Set(
  `najnowszy os PLN GBP kg kWh MWh GJ TJ MJ km gal mi scf mmBtu therm USD CH NaN na tonę litr galon amerykańską tony amerykańskie Nm litry węgla wartość
   opałowa ciepło spalania pasażerokm biogeniczny CO metoda lokalizacyjna rynkowa uniknięte luty styczeń dni paliwo
   lutego stycznia i NO GO CO₂ szt kWp max istotne nieistotne do monitorowania`.split(/\s+/),
);

it('leaves no English word in the calculations of the conformance page', () => {
  const words = [...goldenCases, ...scenarioGoldenCases, ...materialityGoldenCases]
    .map(({ working }) => workingText(working, 'pl'))
    .flatMap((inPolish) => inPolish.match(/\p{L}{2,}/gu) ?? [])
    .filter((word) => !known.has(word));
  expect([...new Set(words)]).toEqual([]);
});
