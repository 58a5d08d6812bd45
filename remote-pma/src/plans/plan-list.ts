import type { Plan } from '@sarv/shared/contract/plans'

/** Sorts plans by priority, ascending; equal ones by their ids, so that the list never jumps. (PMA-001) */
export function sortByPriority<P extends Pick<Plan, 'priority' | 'id'>>(plans: readonly P[]): readonly P[] {
  return plans.toSorted((one, other) => one.priority - other.priority || one.id - other.id)
}

/** Finds the plan of a URL parameter; undefined where no plan has exactly this id. (PMA-003) */
export function findPlan<P extends Pick<Plan, 'id'>>(plans: readonly P[], planId: string | undefined): P | undefined {
  return plans.find(({ id }) => String(id) === planId)
}
