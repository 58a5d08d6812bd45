const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/**
 * Steps in which health is kept, each coarser and longer than the one before; milliseconds. Each server sums up what it hears in
 * all three, so that no step is made of another one, and its size is that of the versions that ran in it. Days are those of UTC.
 */
export const healthSteps = {
  minutes: { folder: 'health/', length: minute, kept: 3 * hour, pause: 5 * second },
  hours: { folder: 'health/hours/', length: hour, kept: 3 * day, pause: minute },
  days: { folder: 'health/days/', length: day, kept: 31 * day, pause: 10 * minute },
} as const
export type StepName = keyof typeof healthSteps

/** A step: where its files lie, how long one of them is, how long they are kept, and the pause before one is written again. */
export type HealthStep = (typeof healthSteps)[StepName]

/** The beginning of the step that a moment is in. @example beginOf(healthSteps.hours, Date.now()) // '2026-11-21T12:00:00Z' */
export function beginOf({ length }: Pick<HealthStep, 'length'>, moment: number): string {
  return `${new Date(moment - (moment % length)).toISOString().slice(0, 16)}:00Z`
}
