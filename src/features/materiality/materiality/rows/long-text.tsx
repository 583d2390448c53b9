/** User text in a cell, with its line breaks, in a readable width of at least a few words. */
export function LongText({ children }: { children: string }) {
  return <span className="wrap-anywhere block min-w-38 max-w-prose whitespace-pre-line">{children}</span>;
}
