import type { ReportHeader } from '#api/contract/reports/headers';
import { crudVerbs } from '#api/kernel/crud-verbs';
import { found } from '#api/kernel/problem-error';
import { copyTemplate } from './copy-template';
import * as repository from './repository';
import { headerToWire } from './wire';

/** What a new report is made of besides who makes it. */
export type FreshHeader = Omit<
  repository.HeaderColumns,
  'id' | 'companyId' | 'createdBy' | 'createdOn' | 'updatedOn'
>;

/** The shared verbs of all types of rows, for the headers of reports. */
export const verbs = crudVerbs<{
  row: repository.HeaderRow;
  shown: repository.StoredHeader;
  fresh: FreshHeader;
  change: Partial<FreshHeader>;
  plan: { template?: repository.StoredHeader | undefined };
  wire: ReportHeader;
}>({
  entity: 'report_headers',
  rowOf: ({ row }) => row,
  lock: repository.lockHeader,
  async insert(db, columns, { template }) {
    const header = found(await repository.insertHeader(db, columns));
    return template ? copyTemplate(db, template, header) : header;
  },
  update: repository.updateHeaderRow,
  toWire: (ctx) => (shown) => headerToWire(ctx, shown),
});
