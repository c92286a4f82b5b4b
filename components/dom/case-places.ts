/** Ids of the elements that show the visitor's answers: a link of the header's WhatsApp list, and the receipt. */
export const CASE_LINK = 'case-link';
export const CASE_RECEIPT = 'case-receipt';
