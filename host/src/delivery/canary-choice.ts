import { type Candidate, isInCanary } from '@sarv/shared/remote/canary'
import type { ChosenCanaries } from '@sarv/shared/remote/canary-cookie'
import type { PageData } from '@sarv/shared/remote/page-data'

type Offered = Pick<PageData, 'canaries'>

/** Whether it takes the person's level to know their canaries: of most people it does not. */
export function asksForLevel({ canaries = [] }: Offered, sub: string): boolean {
  return canaries.some(({ name, percent, level }) => level !== undefined && isInCanary(name, { percent }, { sub }))
}

/** The canaries that a person is shown, out of those that the page offers. */
export function canariesOf({ canaries = [] }: Offered, person: Candidate): ChosenCanaries {
  return new Map(
    canaries.filter((rule) => isInCanary(rule.name, rule, person)).map(({ name, version }) => [name, version]),
  )
}

/** Whether the page runs the canaries that were chosen, and no other. */
export function runs(
  { canaries = [], remotes }: Pick<PageData, 'canaries' | 'remotes'>,
  chosen: ChosenCanaries,
): boolean {
  return canaries.every(({ name, version }) => {
    const isRunning = remotes.some((remote) => remote.name === name && remote.version === version)
    return isRunning === (chosen.get(name) === version)
  })
}
