import type { ConditionId } from '@/lib/tax/filing-check';

/*
 * Ids and names of what the server renders on the income tax page, and its tools complete.
 */

/** Id of a condition's row. */
export const conditionRow = (id: ConditionId) => `condition-${id}`;
/** Id of the item below the row, which gets the verdict while this condition decides. */
export const verdictPlace = (id: ConditionId) => `${id}-verdict`;
/** Id of the element in the row that gets the amount field. */
export const amountSlot = (id: ConditionId) => `${id}-amount-slot`;

/** The place of the receipt with the visitor's answers. */
export const ANSWERS_RECEIPT = 'answers-receipt';
