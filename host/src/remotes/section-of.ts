import type { ManifestSection } from '@sarv/shared/remote/manifest'
import type { PageRemote } from '@sarv/shared/remote/page-data'
import type { OfferedSection } from '@sarv/shared/remote/platform'

/** A section and the remote that draws it. */
export interface FoundSection {
  readonly remote: PageRemote
  readonly section: ManifestSection
}

/**
 * What others offer to a slot: by the name of the remote, and of one remote as its manifest has them, so that the order
 * is the same in every catalogue. (INV-077)
 */
export function sectionsIn(owner: string, slot: string, remotes: readonly PageRemote[]): OfferedSection[] {
  return remotes
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ name: remote, sections = [] }) =>
      sections
        .filter((section) => section.slot === `${owner}/${slot}`)
        .map(({ name, after }): OfferedSection => ({ id: `${remote}/${name}`, ...(after ? { after } : {}) })),
    )
}

/** One section by its id, if it was offered to this owner. */
export function sectionOf(owner: string, id: string, remotes: readonly PageRemote[]): FoundSection | undefined {
  for (const remote of remotes) {
    const section = remote.sections?.find(({ name }) => id === `${remote.name}/${name}`)
    if (section?.slot.startsWith(`${owner}/`)) return { remote, section }
  }
  return undefined
}
