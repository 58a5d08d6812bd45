import type { OfferedSection } from '@sarv/shared/platform'

/** The shell's own block, which a section may ask to follow. */
const head = 'head'

/** The order of the sections beside a page: those that ask for the place under the head, then the others as they are offered. */
export function arrangeContext(offered: readonly OfferedSection[]): OfferedSection['id'][] {
  const isFirst = ({ after }: OfferedSection) => after === head
  return [...offered.filter(isFirst), ...offered.filter((section) => !isFirst(section))].map(({ id }) => id)
}
