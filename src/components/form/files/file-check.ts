export type FileLimits = {
  /** Extensions without the dot, e.g. ['xlsx']. Content is checked by the server. */
  extensions: readonly string[];
  maxSizeBytes: number;
  /** Of all files of one upload together. */
  maxTotalBytes?: number;
  maxFiles?: number;
};

export type FileProblem =
  | { kind: 'type'; fileName: string; extension: string }
  | { kind: 'size'; fileName: string; sizeBytes: number }
  | { kind: 'total' }
  | { kind: 'count' };

/** Every reason why these files cannot be uploaded; empty when they can. */
export function checkFiles(
  files: readonly { name: string; size: number }[],
  limits: FileLimits,
): FileProblem[] {
  const problems: FileProblem[] = [];
  if (limits.maxFiles !== undefined && files.length > limits.maxFiles) problems.push({ kind: 'count' });
  for (const file of files) {
    const extension = fileExtension(file.name);
    if (!limits.extensions.some((allowed) => allowed.toLowerCase().replace(/^\./, '') === extension))
      problems.push({ kind: 'type', fileName: file.name, extension });
    if (file.size > limits.maxSizeBytes)
      problems.push({ kind: 'size', fileName: file.name, sizeBytes: file.size });
  }
  const total = files.reduce((sum, file) => sum + file.size, 0);
  if (limits.maxTotalBytes !== undefined && total > limits.maxTotalBytes) problems.push({ kind: 'total' });
  return problems;
}

function fileExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}
