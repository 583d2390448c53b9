import type { ReactNode } from 'react';
import type { EvidenceValue } from '#api/contract/intake/evidence';
import { ElementValues } from './element-values';
import { FilePicture } from './file-picture';
import { PdfView, type PickedWords } from './pdf-view';
import { TableView } from './table-view';
import type { ReadRows } from './use-grid-rows';

export type ShownSheet = { name: string | null; rowCount: number; columnCount: number };

/** What is shown of a file: a grid, pages, a picture, or the values with their path in an XML file. */
export type ShownSource =
  | { type: 'table'; sheets: readonly ShownSheet[] }
  | { type: 'pdf' | 'image' | 'element' };

export type SourceViewProps = {
  file: Blob;
  name: string;
  source: ShownSource;
  /** The values to frame. */
  values: readonly EvidenceValue[];
  readRows: (sheet: string | null, ...range: Parameters<ReadRows>) => ReturnType<ReadRows>;
  /** How the table was understood. */
  table?: { sheet: string | null; headerRow: number | null; columnHead: (column: number) => ReactNode };
  pick?: PickedWords | undefined;
};

/** A file with the values of one entry framed at their place. */
export function SourceView({ source, ...props }: SourceViewProps) {
  switch (source.type) {
    case 'table':
      return <TableView sheets={source.sheets} {...props} />;
    case 'pdf':
      return <PdfView {...props} />;
    case 'image':
      return (
        <div className="h-full overflow-auto">
          <FilePicture file={props.file} label={props.name} />
        </div>
      );
    case 'element':
      return <ElementValues values={props.values} />;
  }
}
