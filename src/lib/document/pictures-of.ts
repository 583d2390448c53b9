import type { Document } from '#api/contract/documents/document';

/** Addresses of all pictures in a document, each once. */
export function picturesOf({ coverBackground, coverLogo, headerLogo, pages }: Document): string[] {
  const paragraphs = pages.flatMap(({ sections }) => sections.flatMap((section) => section.paragraphs));
  const within = paragraphs.flatMap((paragraph) => (paragraph.type === 'image' ? [paragraph.src] : []));
  const around = [coverBackground, coverLogo, headerLogo].filter((path) => path !== null);
  return [...new Set([...around, ...within])];
}
