import { ElementValues } from './element-values';
import { FilePicture } from './file-picture';
import { PdfView } from './pdf-view';
import type { SourceViewProps } from './shown-source';
import { TableView } from './table-view';

/** A file with the values of one entry framed at their place. */
export function SourceView({ source, ...props }: SourceViewProps) {
  switch (source.type) {
    case 'table':
      return <TableView sheets={source.sheets} {...props} />;
    case 'pdf':
      return <PdfView {...props} />;
    case 'image':
      return (
        <section
          aria-label={props.name}
          // Scrolling content must be reachable by keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          className="h-full overflow-auto"
        >
          <FilePicture file={props.file} label={props.name} />
        </section>
      );
    case 'element':
      return <ElementValues values={props.values} />;
  }
}
