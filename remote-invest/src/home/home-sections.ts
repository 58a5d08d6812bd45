import type { OfferedSection } from '@sarv/shared/platform'
import type { HomeBlock } from './home-blocks'

/** Part of the home page: a block of its own, or the id of a section that another remote offers. */
export type HomePart = HomeBlock | OfferedSection['id']

/**
 * Inserts the sections of other remotes into the blocks: each after the block that it names, the others at the end, also
 * those whose block is not shown. The blocks keep the server's order. (INV-001, INV-077)
 */
export function insertSections(blocks: readonly HomeBlock[], offered: readonly OfferedSection[]): HomePart[] {
  return [
    ...blocks.flatMap((block) => [block, ...idsOf(offered.filter(({ after }) => after === block))]),
    ...idsOf(offered.filter((section) => !isAnchored(section, blocks))),
  ]
}

/** Inserts the sections into the two columns: each into its block's, or at the end of the side column. */
export function insertSectionsInColumns(
  { main, beside }: { readonly main: readonly HomeBlock[]; readonly beside: readonly HomeBlock[] },
  offered: readonly OfferedSection[],
): { main: HomePart[]; beside: HomePart[] } {
  const isMain = (section: OfferedSection) => isAnchored(section, main)
  return {
    main: insertSections(main, offered.filter(isMain)),
    beside: insertSections(
      beside,
      offered.filter((section) => !isMain(section)),
    ),
  }
}

function isAnchored({ after }: OfferedSection, blocks: readonly HomeBlock[]): boolean {
  return blocks.some((block) => block === after)
}

function idsOf(sections: readonly OfferedSection[]): OfferedSection['id'][] {
  return sections.map(({ id }) => id)
}
