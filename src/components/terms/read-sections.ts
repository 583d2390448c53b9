export type TermsSection = { title: string; paragraphs: string[] };

/** The Markdown subset of terms: headings (##), each with its paragraphs, separated by blank lines. */
export function readSections(text: string): TermsSection[] {
  const sections: TermsSection[] = [];
  for (const part of text.split(/\n\s*\n/).map((part) => part.trim())) {
    if (part.startsWith('## ')) sections.push({ title: part.slice(3), paragraphs: [] });
    else if (part !== '') {
      if (sections.length === 0) sections.push({ title: '', paragraphs: [] });
      sections.at(-1)?.paragraphs.push(part.replaceAll('\n', ' '));
    }
  }
  return sections;
}
