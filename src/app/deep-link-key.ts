/** The key under which `404.html` stores the requested address for this tab. */
export const deepLinkKey = 'ledgerleaf.deep-link';
