import type { Plan } from '@sarv/shared/contract/plans'

/** The smallest priority first; equal ones by their ids, so that the list never jumps. (PMA-001) */
export function byPriority<P extends Pick<Plan, 'priority' | 'id'>>(plans: readonly P[]): readonly P[] {
  return plans.toSorted((one, other) => one.priority - other.priority || one.id - other.id)
}

/** The plan that an address names; undefined when there is none such. (PMA-003) */
export function planAt<P extends Pick<Plan, 'id'>>(plans: readonly P[], planId: string | undefined): P | undefined {
  return plans.find(({ id }) => String(id) === planId)
}
