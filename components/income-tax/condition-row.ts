import type { ConditionId } from '@/lib/tax/filing-check';

/*
 * Ids and names in a condition's row, which the server renders and the check completes.
 */

/** Id of the row. */
export const conditionRow = (id: ConditionId) => `condition-${id}`;

/** Id of the element that gets the amount field. */
export const amountPlace = (id: ConditionId) => `${id}-amount-place`;

/** Name of the amount field. */
export const amountName = (id: ConditionId) => `${id}-amount`;
