/** Ids of the places that take what the visitor has answered: the header's WhatsApp list, and the receipt. */
export const CASE_LINK = 'case-link';
export const CASE_RECEIPT = 'case-receipt';
