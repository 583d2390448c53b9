import { type Answers, type Source, type Understood, UnreadableFile } from '../model';
import type { OnPart } from '../read-progress';
import type { KnownNames } from '../tables/understand/columns/known-names';
import type { IntakeSteps } from './intake-session';
import { kindOf } from './kind-of';

/** The readers of each type, which are only loaded for a file of it: those of workbooks and PDFs are large. */
export const intakeSteps: IntakeSteps = { readSource, understand };

async function readSource(bytes: Uint8Array, onPart?: OnPart): Promise<Source> {
  const kind = kindOf(bytes);
  if (kind === 'unknown') throw new UnreadableFile('unknownType');
  if (kind === 'csv' || kind === 'workbook') {
    const { readTable } = await import('../tables/read/read-table');
    return readTable(bytes, kind, onPart);
  }
  const { readDocument } = await import('../documents/read-document');
  return readDocument(bytes, onPart);
}

async function understand(source: Source, answers: Answers, names: KnownNames): Promise<Understood> {
  if (source.type === 'table') {
    const { understandTable } = await import('../tables/understand/understand-table');
    return understandTable(source, answers, names);
  }
  const [{ understandDocument }, { monthsOf }] = await Promise.all([
    import('../documents/understand-document'),
    import('../tables/intervals/months-of'),
  ]);
  return understandDocument(source, answers, monthsOf);
}
