import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '@/components/ui/alert';
import { useFormat } from '@/hooks/use-format';
import { cn } from '@/lib/cn';
import { checkFiles, type FileLimits, type FileProblem } from './file-check';
import { type ChosenFile, FileList } from './file-list';

export type FileFieldProps = {
  limits: FileLimits;
  isMultiple?: boolean;
  /** Only files within the limits. */
  onFiles: (files: File[]) => void;
  disabled?: boolean;
  /** What to drop: "Filled template". */
  label: ReactNode;
  id?: string;
  /** The accepted files, with the status of each. */
  files?: readonly ChosenFile[];
};

/** File upload in a form: a place to drop or choose files, their errors, and the list of accepted files. */
export function FileField({ files = [], ...drop }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col gap-3">
      <FileDrop {...drop} input={input} />
      {/* The button that had the focus was removed with its file. */}
      <FileList files={files} onRemoved={() => input.current?.focus()} />
    </div>
  );
}

type FileDropProps = Omit<FileFieldProps, 'files'> & { input: RefObject<HTMLInputElement | null> };

/** A real file input, so the keyboard works. */
function FileDrop({ limits, isMultiple = false, onFiles, disabled, label, id, input }: FileDropProps) {
  const { t } = useTranslation('components');
  const format = useFormat();
  const ownId = useId();
  const inputId = id ?? ownId;
  const [isOver, setIsOver] = useState(false);
  const [problems, setProblems] = useState<FileProblem[]>([]);

  const take = (list: Iterable<File> | null) => {
    const files = [...(list ?? [])];
    if (!files.length) return;
    const { accepted, problems } = checkFiles(files, isMultiple ? limits : { ...limits, maxFiles: 1 });
    setProblems(problems);
    if (accepted.length) onFiles(accepted);
    // Allows choosing the same file again after correcting it.
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };

  return (
    <div className="flex flex-col gap-2">
      <label
        htmlFor={inputId}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(!disabled);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={cn(
          'flex flex-col items-center gap-1 rounded-lg border border-line-strong border-dashed bg-surface px-6 py-8 text-center focus-within:outline-2 focus-within:outline-brand',
          disabled ? 'cursor-not-allowed bg-sunken text-ink-disabled' : 'cursor-pointer hover:bg-hover',
          isOver && 'border-brand bg-brand-soft',
        )}
      >
        <FileUp aria-hidden className="mb-1 size-6 text-ink-muted" strokeWidth={1.5} />
        <span className="font-medium">{label}</span>
        <span className="text-ink-muted text-sm">
          <span className="text-brand underline underline-offset-4">
            {t('file.choose', { count: isMultiple ? 2 : 1 })}
          </span>{' '}
          {t('file.orDrop')}
        </span>
        <span className="text-ink-muted text-xs">
          {t('file.limits', {
            formats: formatList(limits),
            size: format.fileSize(limits.maxSizeBytes, { maxDecimals: 1 }),
          })}
        </span>
        <input
          ref={input}
          id={inputId}
          type="file"
          className="sr-only"
          multiple={isMultiple}
          disabled={disabled}
          accept={limits.isAnyName ? undefined : acceptOf(limits)}
          onChange={(event) => take(event.target.files)}
        />
      </label>
      {problems.length ? (
        <Alert kind="danger">
          {problems.map((problem) => (
            <p key={JSON.stringify(problem)}>
              <FileProblemText problem={problem} limits={limits} />
            </p>
          ))}
        </Alert>
      ) : null}
    </div>
  );
}

function FileProblemText({ problem, limits }: { problem: FileProblem; limits: FileLimits }): ReactNode {
  const { t } = useTranslation('components');
  const format = useFormat();
  switch (problem.kind) {
    case 'type':
      return t('file.wrongType', {
        name: problem.fileName,
        type: problem.extension || '–',
        formats: formatList(limits),
      });
    case 'size':
      return t('file.tooLarge', {
        name: problem.fileName,
        size: format.fileSize(problem.sizeBytes),
        limit: format.fileSize(limits.maxSizeBytes),
      });
    case 'total':
      return t('file.totalTooLarge');
    case 'count':
      return t('file.tooMany', { count: limits.maxFiles ?? 1 });
  }
}

function acceptOf({ extensions }: FileLimits): string {
  return extensions.map((extension) => `.${extension.replace(/^\./, '')}`).join(',');
}

function formatList(limits: FileLimits): string {
  return limits.extensions.map((extension) => `.${extension.replace(/^\./, '')}`).join(', ');
}
