import type { Answers } from '../../model';
import { type SyntheticCell, workbookBytes } from '../../shapes/workbook-bytes';
import { type companyWith, questionsOf } from './from-bytes';

/** Only for tests: workbooks with more than one sheet that holds amounts. */

type Rows = readonly (readonly SyntheticCell[])[];
export const book = (sheets: Record<string, Rows>) =>
  workbookBytes(Object.entries(sheets).map(([name, rows]) => ({ name, rows })));

export const header = ['Location', 'Energy', 'From', 'To', 'kWh'];
export const bill = (month: string, days: number, kWh: number, location = 'Main Bakery'): SyntheticCell[] => [
  location,
  'Electricity',
  `2025-${month}-01`,
  `2025-${month}-${days}`,
  kWh,
];
export const monthHeader = ['Month', 'Electricity (kWh)'];

type Company = ReturnType<typeof companyWith>;

export const reader =
  ({ interpret }: Company) =>
  async (bytes: Uint8Array, answers: Answers = {}) => {
    const found = await interpret(bytes, answers);
    return {
      found,
      entries: found.matched.drafts.map(
        ({ key, amount, locationId, startDate }) => `${key}: ${amount} at ${locationId} from ${startDate}`,
      ),
      asked: questionsOf(found),
      unread: found.understood.remarks.filter(({ code }) => code === 'sheetsNotRead'),
      leftOut: found.matched.leftOut.map(({ place, reason, amount }) => [place, reason, amount]),
    };
  };
