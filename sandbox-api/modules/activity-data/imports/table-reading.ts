import type { HeavyWork } from '#api/kernel/heavy-work';
import type { ImportTable, TableProblem } from './read-table';
import type { WorkbookProblemCode } from './workbook/workbook-problem';

export type FileProblem = TableProblem | WorkbookProblemCode;
export type TableReading = { table: ImportTable } | { problem: FileProblem };

/** Reads the table of an upload away from the requests, with a library that only this work evaluates. */
export const tableReading: HeavyWork<Uint8Array, TableReading> = {
  name: 'imports.read-table',
  load: async () => {
    const [{ readTable }, { WorkbookProblem }] = await Promise.all([
      import('./read-table'),
      import('./workbook/workbook-problem'),
    ]);
    return (bytes) => {
      try {
        const table = readTable(bytes);
        return typeof table === 'string' ? { problem: table } : { table };
      } catch (error) {
        if (error instanceof WorkbookProblem) return { problem: error.code };
        throw error;
      }
    };
  },
};
