import type { Document } from '#api/contract/documents/document';
import { documentWords } from '../words';
import { writeWithUnit } from '../write-value';
import { inGroups, type PdfIssue } from './checksum';
import { colours, type Sheet } from './sheet';

/** Below the title: the main result of the document and, for a finished issue, its author and its checksum. */
export function drawFacts(sheet: Sheet, document: Document, issue: PdfIssue | undefined): void {
  const { results = [], author } = document;
  const { writing } = sheet;
  const words = documentWords[writing.language];
  for (const { label, value, unit } of results)
    sheet.write(`${label}: ${writeWithUnit(value, unit, writing)}`, { size: 10.5 });
  if (results.length > 0) sheet.y += 6;
  if (!issue) return;
  const small = { size: 9, colour: colours.muted };
  if (author) sheet.write(`${words.author}: ${author}`, small);
  sheet.write(`${words.finishedBy}: ${issue.finishedBy}`, small);
  sheet.write(`${words.checksum}:`, small);
  sheet.write(inGroups(issue.hash), small);
  sheet.y += 6;
}
