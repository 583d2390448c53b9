/** A response with a `Last-Modified` date of its content. */
type Kept = { asked: string; lastModified: string; response: Response };

/**
 * The newest response of each dated endpoint, so that an unchanged one is not transferred again: the request names
 * its date in `If-Modified-Since`, and a 304 confirms it. One response is kept per endpoint, so a request for
 * another report, user or language is transferred in full.
 */
export function createDatedAnswers() {
  const kept = new Map<string, Kept>();
  return {
    /** The known response for this request; adds its date to the request. */
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
