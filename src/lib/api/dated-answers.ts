/** An answer whose call says in `Last-Modified` when its content last changed. */
type Kept = { asked: string; lastModified: string; response: Response };

/**
 * The newest answer of each dated call, so that an unchanged one is not sent again: it is named with `If-Modified-Since`,
 * and a 304 stands for it. One per call: whoever asks for another report, as another person or in another language gets
 * all of it.
 */
export function createDatedAnswers() {
  const kept = new Map<string, Kept>();
  return {
    /** What is known of this question; adds to the request since when. */
    name(id: string, request: Request): Kept | undefined {
      const known = kept.get(id);
      if (known?.asked !== questionOf(request)) return undefined;
      request.headers.set('if-modified-since', known.lastModified);
      return known;
    },
    keep(id: string, request: Request, response: Response): void {
      const lastModified = response.headers.get('last-modified');
      if (lastModified)
        kept.set(id, { asked: questionOf(request), lastModified, response: response.clone() });
    },
  };
}

const questionOf = ({ url, headers }: Request): string =>
  JSON.stringify([url, headers.get('authorization'), headers.get('accept-language')]);
