import { facilityTypes, reports } from '#api/db/schema/reports';
import { facilityTypeRows } from '../reference/reports/facility-types';
import { reportRows } from '../reference/reports/reports';
import { type TableContent, tableContent } from './table-content';

const ordered = <Row>(row: Row, index: number) => ({ ...row, displayOrder: index + 1 });

/** The data that reports need before the first one is made. */
export const reportContent: readonly TableContent[] = [
  tableContent(reports, reportRows.map(ordered)),
  tableContent(facilityTypes, facilityTypeRows.map(ordered)),
];
