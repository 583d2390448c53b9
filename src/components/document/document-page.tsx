import { Fragment, memo, type ReactNode } from 'react';
import type { Document, DocumentParagraph, DocumentSection } from '#api/contract/documents/document';
import { Figure } from '@/components/ui/figure';
import { cn } from '@/lib/cn';
import { captionOf, headingOf } from '@/lib/document/titles';
import { fillText, writingOf } from '@/lib/document/write-value';
import { DocumentChart } from './document-chart';
import { DocumentMatrix } from './document-matrix';
import { DocumentPicture } from './document-picture';
import { idOfPlace } from './document-places';
import { DocumentTable } from './document-table';

export type DocumentViewProps = {
  document: Document;
  /** Opens the calculation trail of the figure with this name; names without a trail are plain text. */
  onOpenFigure?: (name: string) => void;
  /** Whether a name has a trail. */
  hasTrail?: (name: string) => boolean;
  /** What the page offers beside a section that this wizard step feeds. */
  sectionAction?: (step: string) => ReactNode;
};

type DocumentPageProps = DocumentViewProps & {
  page: Document['pages'][number];
  /** The page's position in the document, from 0. */
  number: number;
  className?: string;
};

export function DocumentPage({ page, number, className, sectionAction, ...props }: DocumentPageProps) {
  return (
    <div id={idOfPlace({ page: number, section: null })} className={cn('space-y-8', className)}>
      {page.title ? <h2 className="font-semibold text-xl">{page.title}</h2> : null}
      {page.sections.map((section, index) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: sections of a document have no key and never move
          key={index}
          id={idOfPlace({ page: number, section: index })}
          className="space-y-4"
        >
          <div className="flex items-baseline gap-4">
            {/* Repeats the page title, so it is only for users who navigate by headings. */}
            <h3 className={headingOf(page, index) === null ? 'sr-only' : 'font-semibold text-base'}>
              {section.title}
            </h3>
            {section.step ? <div className="ml-auto">{sectionAction?.(section.step)}</div> : null}
          </div>
          {section.paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a document have no key and never move
            <Paragraph key={index} {...props} {...{ paragraph, section }} />
          ))}
        </section>
      ))}
    </div>
  );
}

type ParagraphProps = Omit<DocumentViewProps, 'sectionAction'> & {
  paragraph: DocumentParagraph;
  section: DocumentSection;
};

/** Not redrawn when only the content around the document changes. */
const Paragraph = memo(function Paragraph({ paragraph, section, ...props }: ParagraphProps) {
  switch (paragraph.type) {
    case 'text':
      return (
        <p className="max-w-prose text-sm leading-6">
          <Filled text={paragraph.text} {...props} />
        </p>
      );
    case 'subtitle':
      return (
        <h4 className="font-medium text-sm">
          <Filled text={paragraph.text} {...props} />
        </h4>
      );
    case 'list':
      return <List paragraph={paragraph} {...props} />;
    case 'table':
      return (
        <DocumentTable table={paragraph} document={props.document} caption={captionOf(paragraph, section)} />
      );
    case 'chart':
      return <DocumentChart chart={paragraph} writing={writingOf(props.document)} />;
    case 'matrix':
      return <DocumentMatrix matrix={paragraph} writing={writingOf(props.document)} />;
    case 'image':
      return <DocumentPicture picture={paragraph} language={props.document.language} />;
  }
});

function List({
  paragraph,
  ...props
}: DocumentViewProps & { paragraph: Extract<DocumentParagraph, { type: 'list' }> }) {
  const Tag = paragraph.isNumbered ? 'ol' : 'ul';
  return (
    <Tag
      className={
        paragraph.isNumbered ? 'list-decimal space-y-1 pl-5 text-sm' : 'list-disc space-y-1 pl-5 text-sm'
      }
    >
      {paragraph.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a document have no key and never move
        <li key={index} className="max-w-prose">
          <Filled text={item} {...props} />
        </li>
      ))}
    </Tag>
  );
}

/** A text with its values. Those with a trail are buttons. Text written by users wraps normally. */
function Filled({ text, document, onOpenFigure, hasTrail }: DocumentViewProps & { text: string }) {
  return fillText(text, document.variables, writingOf(document)).map((part, index) => {
    const { variable } = part;
    const key = `${index} ${part.text}`;
    if (!variable) return <Fragment key={key}>{part.text}</Fragment>;
    const canOpen = onOpenFigure && (hasTrail?.(variable) ?? true);
    if (!canOpen && typeof document.variables.find(({ name }) => name === variable)?.value === 'string')
      return (
        <span key={key} className="whitespace-pre-line" dir="auto">
          {part.text}
        </span>
      );
    return (
      <Figure
        key={key}
        className="font-semibold"
        value={part.text}
        onOpen={canOpen ? () => onOpenFigure(variable) : undefined}
      />
    );
  });
}
