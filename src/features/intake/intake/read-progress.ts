/** How far the content is: what was read so far, and which share of the file that is. */
export type ReadPart = { unit: 'rows' | 'pages'; count: number; share: number };

export type OnPart = (part: ReadPart) => void;

/** How far reading is: bytes of the file, then its content. The content of a workbook is read in one step. */
export type ReadProgress =
  | { step: 'loading'; bytes: number; ofBytes: number }
  | { step: 'reading'; part?: ReadPart };
