import type { RemoteManifest } from './manifest'
import type { ManifestSection } from './manifest-parts'
import { shellName, shellSlots } from './shell-name'

type Declared = Pick<RemoteManifest, 'name' | 'slots' | 'sections'>

export interface CheckedSections {
  /** By the name of the remote that offers them. */
  readonly accepted: ReadonlyMap<string, readonly ManifestSection[]>
  /** A sentence for each that is not, naming who declared what. */
  readonly errors: readonly string[]
}

/**
 * Validates sections against slots: which may be drawn, and what is wrong with the others. A slot whose owner is not in
 * the catalogue is not a fault: the owner may be switched off, and then the slot is not drawn. The shell offers its own.
 * (INV-077, HST-074)
 */
export function checkSections(remotes: readonly Declared[]): CheckedSections {
  const owners = new Map([[shellName, shellSlots], ...remotes.map(({ name, slots = [] }) => [name, slots] as const)])
  const accepted = new Map<string, ManifestSection[]>()
  const errors: string[] = []
  for (const { name, slots = [], sections = [] } of remotes) {
    for (const slot of repeated(slots)) errors.push(`slot ${name}/${slot} is declared twice`)
    const taken: ManifestSection[] = []
    for (const section of sections) {
      const fault = faultOf(section, name, taken, owners)
      if (fault) errors.push(`section ${name}/${section.name} ${fault}`)
      else if (owners.has(ownerOf(section))) taken.push(section)
    }
    if (taken.length > 0) accepted.set(name, taken)
  }
  return { accepted, errors }
}

function faultOf(
  section: ManifestSection,
  remote: string,
  taken: readonly ManifestSection[],
  owners: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  if (taken.some(({ name }) => name === section.name)) return 'is declared twice'
  const owner = ownerOf(section)
  if (owner === remote) return `stands in a slot of its own, ${section.slot}`
  const slots = owners.get(owner)
  return slots && !slots.some((slot) => section.slot === `${owner}/${slot}`)
    ? `stands in ${section.slot}, which ${owner} does not offer`
    : undefined
}

function ownerOf({ slot }: ManifestSection): string {
  return slot.slice(0, slot.indexOf('/'))
}

function repeated(names: readonly string[]): string[] {
  return names.filter((name, place) => names.indexOf(name) !== place)
}
