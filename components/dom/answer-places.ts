/** Ids of the elements that show the visitor's answers: a link of the header's WhatsApp list, and the receipt. */
export const ANSWERS_LINK = 'answers-link';
export const ANSWERS_RECEIPT = 'answers-receipt';
