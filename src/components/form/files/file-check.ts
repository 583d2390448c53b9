export type FileLimits = {
  /** Extensions without the dot, e.g. ['xlsx']. The server checks the content. */
  extensions: readonly string[];
  /** The content decides: `extensions` only says what to choose, and other names are accepted too. */
  isAnyName?: boolean;
  maxSizeBytes: number;
  /** For all files of one upload together. */
  maxTotalBytes?: number;
  maxFiles?: number;
};

export type FileProblem =
  | { kind: 'type'; fileName: string; extension: string }
  | { kind: 'size'; fileName: string; sizeBytes: number }
  | { kind: 'total' }
  | { kind: 'count' };

type Given = { name: string; size: number };

/**
 * The files that can be uploaded, and every reason why others cannot. A refused file does not affect the others. If
 * the files are too many or too large together, none is accepted, because the choice is up to the user.
 */
export function checkFiles<File extends Given>(
  files: readonly File[],
  limits: FileLimits,
): { accepted: File[]; problems: FileProblem[] } {
  const ofFiles = files.map((file) => problemsOf(file, limits));
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const isTooMany = limits.maxFiles !== undefined && files.length > limits.maxFiles;
  const isTooMuch = limits.maxTotalBytes !== undefined && total > limits.maxTotalBytes;
  return {
    accepted: isTooMany || isTooMuch ? [] : files.filter((_, index) => ofFiles[index]?.length === 0),
    problems: [
      ...(isTooMany ? [{ kind: 'count' } as const] : []),
      ...ofFiles.flat(),
      ...(isTooMuch ? [{ kind: 'total' } as const] : []),
    ],
  };
}

function problemsOf(
  { name, size }: Given,
  { extensions, isAnyName = false, maxSizeBytes }: FileLimits,
): FileProblem[] {
  const extension = fileExtension(name);
  const isAllowed =
    isAnyName || extensions.some((allowed) => allowed.toLowerCase().replace(/^\./, '') === extension);
  return [
    ...(isAllowed ? [] : [{ kind: 'type', fileName: name, extension } as const]),
    ...(size > maxSizeBytes ? [{ kind: 'size', fileName: name, sizeBytes: size } as const] : []),
  ];
}

function fileExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}
