import { readLogo } from '#api/contract/company/company-logo';
import type { Document, DocumentParagraph } from '#api/contract/documents/document';
import { readIssueImage } from '#api/contract/reports/issues';
import { readAnswerImage } from '#api/contract/reports/questionnaires';
import type { Db } from '#api/db/db';
import * as repository from './repository';

type Issue = { companyId: number; headerId: number; issueId: number; number: number };

/**
 * The document with its current pictures: each that the company can still change, its logo and those of
 * answers, is stored with the issue, and the document refers to the copy. A picture that was deleted since
 * leaves no empty frame.
 */
export async function freezePictures(db: Db, document: Document, issue: Issue): Promise<Document> {
  const kept = new Map<string, string | null>();
  for (const address of addressesIn(document)) kept.set(address, await keep(db, issue, address));
  const frozen = (address: string | null) => (address === null ? null : (kept.get(address) ?? null));
  return {
    ...document,
    coverBackground: frozen(document.coverBackground),
    coverLogo: frozen(document.coverLogo),
    headerLogo: frozen(document.headerLogo),
    pages: document.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => ({
        ...section,
        paragraphs: section.paragraphs.flatMap((paragraph) => withPicture(paragraph, frozen)),
      })),
    })),
  };
}

function addressesIn({ coverBackground, coverLogo, headerLogo, pages }: Document): ReadonlySet<string> {
  const inText = pages
    .flatMap(({ sections }) => sections)
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((paragraph) => (paragraph.type === 'image' ? [paragraph.src] : []));
  return new Set([coverBackground, coverLogo, headerLogo, ...inText].filter((address) => address !== null));
}

function withPicture(
  paragraph: DocumentParagraph,
  frozen: (address: string) => string | null,
): DocumentParagraph[] {
  if (paragraph.type !== 'image') return [paragraph];
  const src = frozen(paragraph.src);
  return src === null ? [] : [{ ...paragraph, src }];
}

/** The address of the copy; an address that no company can change stays. */
async function keep(db: Db, issue: Issue, address: string): Promise<string | null> {
  const { companyId, headerId } = issue;
  const answer = answerAddress.exec(address);
  if (address !== readLogo.path && !answer) return address;
  const picture = answer
    ? await repository.findAnswerPicture(db, { companyId, headerId }, Number(answer[1]))
    : await repository.findLogo(db, companyId);
  if (!picture) return null;
  const imageId = await repository.insertIssueImage(db, issue.issueId, picture);
  return readIssueImage.path
    .replace('{headerId}', String(headerId))
    .replace('{number}', String(issue.number))
    .replace('{imageId}', String(imageId));
}

const answerAddress = new RegExp(
  `^${readAnswerImage.path.replace('{headerId}', '\\d+').replace('{answerId}', '(\\d+)')}$`,
);
