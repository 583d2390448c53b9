/** What people wrote, in a cell: with its line breaks, and no wider than can be read. */
export function LongText({ children }: { children: string }) {
  return <span className="wrap-anywhere block max-w-prose whitespace-pre-line">{children}</span>;
}
