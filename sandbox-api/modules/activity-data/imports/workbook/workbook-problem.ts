/** Why a file is no workbook that can be read. */
export type WorkbookProblemCode = 'notWorkbook' | 'encrypted' | 'macros' | 'broken' | 'unpacksTooLarge';

/** Thrown by the reader; the file as a whole is refused. */
export class WorkbookProblem extends Error {
  override name = 'WorkbookProblem';

  constructor(readonly code: WorkbookProblemCode) {
    super(code);
  }
}
