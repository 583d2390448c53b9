import { tableReading } from './activity-data/imports/table-reading';
import { workbookWriting } from './reports/workbook/workbook-writing';

/** Work that a host can do in a thread of its own; each of them loads nothing before it is done. */
export const heavyWorks = [tableReading, workbookWriting];
