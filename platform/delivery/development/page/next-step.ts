import type { DevelopmentEvent } from '../development-events'
import type { Fault } from '../fault'

/** An error that was thrown in this page, and when. */
export interface ThrownFault {
  readonly fault: Fault
  readonly at: number
  /** Whether it took a part of the page away, which only comes back with another page. */
  readonly isFatal: boolean
}

/** What a development page knows of itself. */
export interface DevelopmentPage {
  /** Revision of the catalogue that it was made from. */
  readonly revision: number
  readonly thrown: readonly ThrownFault[]
}

/**
 * What a page does with an event: it reloads, at its address, when there is another catalogue or when what it had lost
 * may be mended; otherwise it shows what is wrong now.
 */
export function nextStep(
  { faults, builtAt, revision }: DevelopmentEvent,
  page: DevelopmentPage,
): 'reload' | readonly Fault[] {
  if (revision > page.revision) return 'reload'
  const isBuilt = !faults.some(({ kind }) => kind === 'build')
  if (isBuilt && page.thrown.some((one) => one.isFatal && builtAt > one.at)) return 'reload'
  const standing = page.thrown.filter(({ at }) => builtAt <= at)
  return [...faults, ...standing.map(({ fault }) => fault)]
}
