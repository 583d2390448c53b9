import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Section, Variable } from '#api/contract/scenarios/scenarios';
import type { Simulation } from '#api/contract/scenarios/simulations';
import { useSimulationKind } from './save-changes';

const variable = (code: string, unit: string) =>
  ({ code, unit, title: code, choices: [] }) as unknown as Variable;
const sections: Section[] = [
  {
    name: '',
    description: null,
    displayOrder: 1,
    variables: [
      variable('rate', 'share'),
      variable('start', ''),
      variable('use', 'kWh'),
      variable('capex', 'money'),
    ],
  },
];

type Part = Extract<ReturnType<typeof useSimulationKind>['parts'], readonly unknown[]>[number];

function Kind({ onParts }: { onParts: (parts: readonly Part[]) => void }) {
  const simulation = { scenarioId: 1, scenarioBackupId: 2, summary: { currency: 'PLN' } } as Simulation;
  const { parts } = useSimulationKind(simulation, sections);
  if (typeof parts !== 'function') onParts(parts);
  return null;
}

it('shows conflicting answers in the format of their field: per cent, years, units', async () => {
  const parts: Part[] = [];
  renderToStaticMarkup(<Kind onParts={(found) => parts.push(...found)} />);
  const values = { rate: '0.0725', start: '2027', use: '1200.5', capex: '900' };
  const told = await Promise.all(parts.map((part) => part.describe(values)));
  expect(told).toEqual(['7.25%', '2027', '1,201\u00a0kWh', '900\u00a0PLN']);
});
