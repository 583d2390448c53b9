import { tableReading } from './activity-data/imports/table-reading';
import { workbookWriting } from './reports/workbook/workbook-writing';

/** Work that a host can run in a separate thread; each module is loaded on first use. */
export const heavyWorks = [tableReading, workbookWriting];
