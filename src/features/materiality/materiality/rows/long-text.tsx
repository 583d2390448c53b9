/** What people wrote, in a cell: with its line breaks, no wider than can be read, and no narrower than a few words. */
export function LongText({ children }: { children: string }) {
  return <span className="wrap-anywhere block min-w-38 max-w-prose whitespace-pre-line">{children}</span>;
}
