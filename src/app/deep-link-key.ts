/** Under which `404.html` leaves the address that the visitor wanted, for this tab. */
export const deepLinkKey = 'ledgerleaf.deep-link';
