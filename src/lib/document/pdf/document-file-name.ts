const longest = 120;

/**
 * The file has the name of the document, without characters that a file system refuses: `A/B: plan` becomes `A B
 * plan.pdf`.
 */
export function documentFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '');
  return `${[...plain].slice(0, longest).join('').trim() || 'document'}.pdf`;
}
