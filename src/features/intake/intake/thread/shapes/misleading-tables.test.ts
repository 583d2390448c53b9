import { describe, expect, test } from 'vitest';
import { utilities } from '../../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../../seed/reference/catalogue/units';
import type { Answers } from '../../model';
import { bytesOf, companyWith, questionsOf } from './from-bytes';

/** Tables as bookkeepers have them, where a column or row is easily taken for what it is not. */
const { choices, electricity, interpret } = companyWith({ utilities, fuels, units });
const oneSite = { ...choices, locations: choices.locations.slice(0, 1) };

async function read(lines: string[], answers: Answers = { item: electricity }) {
  const found = await interpret(bytesOf(lines.join('\n')), answers, {}, oneSite);
  const drafts = found.matched.drafts.map(({ item, amount, unitId, startDate, endDate }) => {
    const option = choices.items.find((one) => one.kind === item?.kind && one.itemId === item.itemId);
    const unit = option?.units.find((one) => one.unitId === unitId)?.symbol;
    return { text: `${option?.name} ${amount} ${unit}`, amount, startDate, endDate };
  });
  return {
    texts: drafts.map(({ text }) => text),
    amounts: drafts.map(({ amount }) => amount),
    days: drafts.map(({ startDate, endDate }) => [startDate, endDate]),
    asked: questionsOf(found),
    leftOut: found.matched.leftOut.map(({ place, reason }) => [place, reason]),
  };
}

describe('money', () => {
  const row = (head: string) => [head, '01.01.2025;31.01.2025;1200;300', '01.02.2025;28.02.2025;1100;280'];

  test.each([
    'Start date;End date;kWh used;Amount (EUR)',
    'Start date;End date;kWh used;Amount',
    'Data od;Data do;Energia elektryczna kWh;Wartość',
    'Von;Bis;Strom kWh;Wert (EUR)',
  ])('is not the amount of energy beside a column in kWh: %s', async (head) => {
    expect((await read(row(head))).texts).toEqual(['Electricity 1200 kWh', 'Electricity 1100 kWh']);
  });

  test('in a row of its own below each site is asked about as something else than the energy', async () => {
    const { texts, asked } = await read(
      [
        'Site;Measure;Jan 2025;Feb 2025;Mar 2025',
        'Main Bakery;Usage (kWh);10;20;30',
        'Main Bakery;Cost (EUR);3;4;5',
      ],
      { item: electricity, unit: 'kWh' },
    );
    expect(texts).not.toContain('Electricity 3 kWh');
    expect(asked).toContainEqual(expect.objectContaining({ about: 'items', text: 'Cost (EUR)' }));
  });
});

describe('a column to compare with', () => {
  test.each([
    ['Consumption last year kWh', 'Consumption kWh'],
    ['Verbrauch Vorjahr kWh', 'Verbrauch 2025 kWh'],
    ['Plan (kWh)', 'Ist (kWh)'],
    ['Budget (kWh)', 'Actual (kWh)'],
    ['kg CO2', 'Used kWh'],
  ])('is not the amount: %s', async (compared, own) => {
    const { texts } = await read([`Month;${compared};${own}`, '01/2025;900;1200', '02/2025;800;1100']);
    expect(texts).toEqual(['Electricity 1200 kWh', 'Electricity 1100 kWh']);
  });

  test.each(['Electricity (kWh, last year)', 'Electricity (kg CO2e)'])(
    'is no second entry: %s',
    async (compared) => {
      const { texts } = await read([`Month;Electricity (kWh);${compared}`, '01/2025;1200;900']);
      expect(texts).toEqual(['Electricity 1200 kWh']);
    },
  );

  test('leaves the name of a fuel whole when its unit is a letter of it', async () => {
    const { texts } = await read(['Month;Diesel (l);Diesel (kg CO2e)', '01/2025;1200;3168'], {});
    expect(texts).toEqual(['Diesel 1200 l']);
  });
});

describe('a column of what was planned', () => {
  const rows = (head: string) => [`Month;${head}`, '01/2025;900', '02/2025;800'];

  test.each([
    'Forecast (kWh)',
    'Budget kWh',
    'Plan [kWh]',
    'Planned electricity (kWh)',
    'Electricity budget (kWh)',
    'Expected kWh',
    'Prognose kWh',
    'Planverbrauch (kWh)',
    'Geplanter Verbrauch (kWh)',
    'Sollwert kWh',
    'Prognoza zużycia [kWh]',
    'Planowane zużycie (kWh)',
    'Zużycie planowane [kWh]',
    'Usage target',
    'Forecast usage',
    'Baseline consumption',
    'kWh last year',
  ])('is not the amount used, even if it is the only one: %s', async (head) => {
    const { amounts, asked } = await read(rows(head));
    expect(amounts).toEqual([]);
    expect(asked).toEqual([{ about: 'columns', field: 'amount', options: ['month', head.toLowerCase()] }]);
    const told = await read(rows(head), {
      item: electricity,
      unit: 'kWh',
      columns: { [head.toLowerCase()]: 'amount' },
    });
    expect(told.amounts).toEqual([900, 800]);
  });

  test.each([
    'Plant usage (kWh)',
    'Explanation kWh',
    'Solltau Verbrauch (kWh)',
    'Planty 4 zużycie (kWh)',
    'kWh',
  ])('is not seen in a header that only looks like it: %s', async (head) => {
    const { amounts, asked } = await read(rows(head));
    expect([amounts, asked]).toEqual([[900, 800], []]);
  });
});

describe('what a meter shows', () => {
  test.each(['Reading kWh', 'Stand (kWh)', 'Register (kWh)', 'Cumulative kWh'])(
    'is not the amount used: %s',
    async (head) => {
      const { amounts, asked } = await read([
        `Start;End;Meter;${head}`,
        '01.01.2025;31.01.2025;M1;10200',
        '01.02.2025;28.02.2025;M1;11300',
      ]);
      expect(amounts).toEqual([]);
      expect(asked).toContainEqual(expect.objectContaining({ about: 'columns', field: 'amount' }));
    },
  );
});

describe('several columns that could be the amount', () => {
  test.each([
    ['Verbrauch HT kWh;Verbrauch NT kWh'],
    ['Day (kWh);Night (kWh)'],
    ['kWh;kWh'],
    ['Q1 (kWh);Q2 (kWh)'],
  ])('are asked about: %s', async (heads) => {
    const rows = [`Month;${heads}`, '01/2025;1200;300', '02/2025;1100;280'];
    const { amounts, asked } = await read(rows);
    const options = heads.toLowerCase() === 'kwh;kwh' ? ['kwh', 'kwh#2'] : heads.toLowerCase().split(';');
    expect(amounts).toEqual([]);
    expect(asked).toEqual([{ about: 'columns', field: 'amount', options, canAddUp: true }]);
    const [, night = ''] = options;
    const answered = await read(rows, { item: electricity, columns: { [night]: 'amount' } });
    expect(answered.amounts).toEqual([300, 280]);
  });
});

describe('days', () => {
  const unknown = [null, null];

  test.each([
    ['Year;Quarter;Electricity (kWh)', '2024;Q1;1200', '2024;Q2;1100'],
    ['Rok;Miesiąc;Energia elektryczna (kWh)', '2024;I;1200', '2024;II;1100'],
    ['Jahr;Abschnitt;Strom (kWh)', '2024;KW 1;1200', '2024;KW 2;1100'],
  ])('are not the whole year for a part of it: %s', async (...lines) => {
    expect((await read(lines)).days).toEqual([unknown, unknown]);
  });

  test('of a row are still the year where nothing divides it', async () => {
    const { days } = await read(['Year;Electricity (kWh)', '2024;1200']);
    expect(days).toEqual([['2024-01-01', '2024-12-31']]);
  });

  test.each([
    ['the day of printing', 'Stand: 05.01.2025', 'Jan;Feb;Mrz'],
    ['a year that spans two', 'Energy FY 2024/2025', 'Jan;Feb;Mar'],
    ['one year above months from autumn to spring', 'Energy 2024', 'Nov;Dec;Jan'],
  ])('of months are not told by %s', async (_, title, months) => {
    const { days } = await read([`${title};;;`, `Meter;${months}`, 'M1;10;20;30', 'M2;1;2;3'], {
      item: electricity,
      unit: 'kWh',
    });
    expect(days).toEqual(Array.from({ length: 6 }, () => unknown));
  });

  test('of months are told by the period above them', async () => {
    const { days } = await read(['Period: 01.01.2024 - 31.03.2024;;;', 'Meter;Jan;Feb;Mar', 'M1;10;20;30'], {
      item: electricity,
      unit: 'kWh',
    });
    expect(days[0]).toEqual(['2024-01-01', '2024-01-31']);
  });
});

describe('a sum', () => {
  test('in the last row is left out, though no cell names it', async () => {
    const { leftOut, amounts } = await read(
      ['Meter;Jan 2025;Feb 2025;Mar 2025;Total', 'M1;10;20;30;60', 'M2;1;2;3;6', ';11;22;33;66'],
      { item: electricity, unit: 'kWh' },
    );
    expect(amounts).toEqual([10, 20, 30, 1, 2, 3]);
    expect(leftOut.map(([, reason]) => reason)).toEqual(['total', 'total', 'total']);
  });

  test.each(['Total 2025', 'Hall 1 total', 'Halle 1 gesamt'])(
    'with days of its own is left out: %s',
    async (name) => {
      const { amounts } = await read([
        'Start;End;Meter;kWh',
        '01.01.2025;31.01.2025;M1;10',
        '01.02.2025;28.02.2025;M1;20',
        `01.01.2025;28.02.2025;${name};30`,
      ]);
      expect(amounts).toEqual([10, 20]);
    },
  );

  test('is not seen in a row that only has such a name', async () => {
    const { amounts } = await read([
      'Start;End;Meter;kWh',
      '01.01.2025;31.01.2025;M1;10',
      '01.02.2025;28.02.2025;M1;20',
      '01.03.2025;31.03.2025;Hall 1 total;25',
    ]);
    expect(amounts).toEqual([10, 20, 25]);
  });
});

describe('the lines of a file', () => {
  test('with a comma of thousands but no quotes have no amount rather than its first digits', async () => {
    const { amounts } = await read([
      'Month,Meter,kWh',
      '01/2025,M1,1,234',
      '02/2025,M1,980',
      '03/2025,M1,995',
    ]);
    expect(amounts).toEqual([null, 980, 995]);
  });

  test('of a second table below are not read by the header of the first', async () => {
    const { amounts } = await read([
      'Strom;',
      'Monat;Verbrauch (kWh)',
      '01/2025;1200',
      '02/2025;1100',
      'Gas;',
      'Monat;Verbrauch (m3)',
      '01/2025;300',
      '02/2025;280',
    ]);
    expect(amounts).toEqual([1200, 1100, null, null]);
  });

  test('of another site are no repetition, though they are alike', async () => {
    const { amounts } = await read([
      'Month;Electricity (kWh)',
      '01/2025;1200',
      '02/2025;1100',
      'Warehouse;',
      '01/2025;1200',
      '02/2025;1000',
    ]);
    expect(amounts).toEqual([1200, 1100, 1200, 1000]);
  });
});
