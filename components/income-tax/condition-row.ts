import type { ConditionId } from '@/lib/tax/filing-check';

/** Id of a condition's row, which the server renders and the check's chunk completes. */
export const conditionRow = (id: ConditionId) => `condition-${id}`;
