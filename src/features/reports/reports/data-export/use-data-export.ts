import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/hooks/use-format';
import { saveFile } from '@/lib/api/save-file';
import { useErrorText } from '@/lib/problem/use-error-text';
import { useReadSource } from '../use-save-pdf';
import { type FileKind, fileEndings } from './file-messages';
import { type PackageReport, type PackageStep, packageParts } from './make-package';
import { DataKeepsChanging, FiguresUnderWay, readCompanyData } from './read-data';
import { writeFile } from './write-file';

type Running = { kind: FileKind; step: 'reading' | PackageStep | 'writing'; share: number | null };

type Outcome =
  | { isDone: true; kind: FileKind; name: string; size: string; failed: readonly string[] }
  | { isDone: false; kind: FileKind; reason: string };

export type DataExport = {
  /** Null while no file is being created. */
  running: Running | null;
  /** The result of the last file. */
  outcome: Outcome | null;
  save: (kind: FileKind, report?: PackageReport | null) => Promise<void>;
};

/** Creates a file of the company's data and downloads it. Only one file at a time; further clicks are ignored. */
export function useDataExport(): DataExport {
  const { t } = useTranslation('data-export');
  const format = useFormat();
  const makeFailure = useFailureText();
  const errorText = useErrorText();
  const readSource = useReadSource();
  const isRunning = useRef(false);
  const [running, setRunning] = useState<Running | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function make(kind: FileKind, report: PackageReport | null) {
    const on = (step: Running['step'], share: number | null) => setRunning({ kind, step, share });
    on('reading', 0);
    const data = await readCompanyData((share) => on('reading', share));
    const { files, failed } =
      kind === 'package'
        ? await packageParts(data, report, { t, readSource, errorText, onStep: on })
        : { files: {}, failed: [] };
    on('writing', null);
    const bytes = await writeFile({ kind, fileName: data.fileName, tables: data.tables, others: files });
    const name = data.fileName + fileEndings[kind];
    saveFile({ blob: new Blob([bytes], { type: mediaTypes[kind] }), name });
    setOutcome({ isDone: true, kind, name, size: format.fileSize(bytes.length), failed });
  }

  return {
    running,
    outcome,
    save: async (kind, report = null) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setOutcome(null);
      try {
        await make(kind, report);
      } catch (error) {
        setOutcome({ isDone: false, kind, reason: makeFailure(error) });
      } finally {
        isRunning.current = false;
        setRunning(null);
      }
    },
  };
}

const mediaTypes: Record<FileKind, string> = {
  sqlite: 'application/vnd.sqlite3',
  csv: 'application/zip',
  package: 'application/zip',
};

function useFailureText() {
  const { t } = useTranslation('data-export');
  const errorText = useErrorText();
  return (error: unknown) => {
    if (error instanceof FiguresUnderWay) return t('recalculating');
    return error instanceof DataKeepsChanging ? t('changing') : errorText(error);
  };
}
