import { useQuery } from '@tanstack/react-query';
import type { DocumentParagraph } from '#api/contract/documents/document';
import { pictureQuery } from '@/lib/document/picture';
import { documentWords } from '@/lib/document/words';
import type { Language } from '@/lib/format/locale';

type DocumentPictureProps = {
  picture: Extract<DocumentParagraph, { type: 'image' }>;
  language: Language;
};

/** A picture of a document with what it shows below it; its room is there before it is. */
export function DocumentPicture({ picture, language }: DocumentPictureProps) {
  const { src, alt, widthPx, heightPx } = picture;
  const { data, isError } = useQuery(pictureQuery(src));
  return (
    <figure className="max-w-prose">
      {isError ? (
        <p className="text-danger text-sm">{documentWords[language].noPicture}</p>
      ) : (
        <img
          src={data}
          alt={alt}
          width={widthPx}
          height={heightPx}
          className="h-auto max-w-full rounded-md"
        />
      )}
      <figcaption className="mt-1 text-ink-muted text-xs">{alt}</figcaption>
    </figure>
  );
}
