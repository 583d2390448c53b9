import { useQuery } from '@tanstack/react-query';
import type { DocumentParagraph } from '#api/contract/documents/document';
import { pictureQuery } from '@/lib/document/picture';
import { documentWords } from '@/lib/document/words';
import type { Language } from '@/lib/format/locale';

type DocumentPictureProps = {
  picture: Extract<DocumentParagraph, { type: 'image' }>;
  language: Language;
};

/** A picture of a document with its caption. Its space is reserved before it is loaded. */
export function DocumentPicture({ picture, language }: DocumentPictureProps) {
  const { src, alt, widthPx, heightPx } = picture;
  const { data, isError } = useQuery(pictureQuery(src));
  return (
    <figure className="max-w-prose">
      {isError ? (
        <p className="text-danger text-sm">{documentWords[language].noPicture}</p>
      ) : (
        <div style={{ aspectRatio: `${widthPx} / ${heightPx}`, maxWidth: widthPx }}>
          {data ? <img src={data} alt="" className="h-full w-full rounded-md" /> : null}
        </div>
      )}
      <figcaption className="mt-1 text-ink-muted text-xs">{alt}</figcaption>
    </figure>
  );
}
