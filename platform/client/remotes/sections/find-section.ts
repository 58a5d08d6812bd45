import type { ManifestSection } from '../../../contract/manifest-parts'
import type { PageRemote } from '../../../contract/page-data'
import type { OfferedSection } from '../../../contract/platform'

/** A section and the remote that owns it. */
export interface FoundSection {
  readonly remote: PageRemote
  readonly section: ManifestSection
}

/**
 * The sections offered to a slot, sorted by remote and then in the order of its manifest: the same in every catalogue.
 * (INV-077)
 */
export function listSections(owner: string, slot: string, remotes: readonly PageRemote[]): OfferedSection[] {
  return remotes
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ name: remote, sections = [] }) =>
      sections
        .filter((section) => section.slot === `${owner}/${slot}`)
        .map(({ name, after }): OfferedSection => ({ id: `${remote}/${name}`, ...(after ? { after } : {}) })),
    )
}

/** Finds a section by its id, if it was offered to a slot of this owner. */
export function findSection(owner: string, id: string, remotes: readonly PageRemote[]): FoundSection | undefined {
  for (const remote of remotes) {
    const section = remote.sections?.find(({ name }) => id === `${remote.name}/${name}`)
    if (section?.slot.startsWith(`${owner}/`)) return { remote, section }
  }
  return undefined
}
