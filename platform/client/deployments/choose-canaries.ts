import { type Candidate, isInCanary } from '../../contract/canary'
import type { ChosenCanaries } from '../../contract/canary-cookie'
import type { PageData } from '../../contract/page-data'
import { shellName } from '../../contract/shell-name'

type OfferedCanaries = Pick<PageData, 'canaries'>

/** Whether the person's level decides one of their canaries; for most people it need not be fetched. */
export function needsLevel({ canaries = [] }: OfferedCanaries, sub: string): boolean {
  return canaries.some(({ name, percent, level }) => level !== undefined && isInCanary(name, { percent }, { sub }))
}

/** The canaries of a person, out of those that the page offers. */
export function chooseCanaries({ canaries = [] }: OfferedCanaries, person: Candidate): ChosenCanaries {
  return new Map(
    canaries.filter((rule) => isInCanary(rule.name, rule, person)).map(({ name, version }) => [name, version]),
  )
}

/** Whether the page runs exactly the chosen canaries, of what it carries: others are looked up with the choice. */
export function runsCanaries(
  { canaries = [], shell, remotes }: Pick<PageData, 'canaries' | 'shell' | 'remotes'>,
  chosen: ChosenCanaries,
): boolean {
  return canaries.every(({ name, version }) => {
    const carried = name === shellName ? shell : remotes.find((remote) => remote.name === name)?.version
    return carried === undefined || (carried === version) === (chosen.get(name) === version)
  })
}
