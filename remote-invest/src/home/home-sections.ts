import type { OfferedSection } from '@sarv/shared/platform'
import type { HomeBlock } from './home-blocks'

/** What stands on the home page: a block of its own, or the id of a section that another remote put there. */
export type HomePart = HomeBlock | OfferedSection['id']

/**
 * The blocks with the sections of other remotes among them: each behind the block that it names, the others at the end,
 * also those whose block is not shown. The blocks keep the server's order. (INV-001, INV-077)
 */
export function partsOf(blocks: readonly HomeBlock[], offered: readonly OfferedSection[]): HomePart[] {
  return [
    ...blocks.flatMap((block) => [block, ...idsOf(offered.filter(({ after }) => after === block))]),
    ...idsOf(offered.filter((section) => !standsBehind(section, blocks))),
  ]
}

/** The two columns of a wide screen: a section stands in its block's, at the end in the narrow one. */
export function columnsWith(
  { main, beside }: { readonly main: readonly HomeBlock[]; readonly beside: readonly HomeBlock[] },
  offered: readonly OfferedSection[],
): { main: HomePart[]; beside: HomePart[] } {
  const isMain = (section: OfferedSection) => standsBehind(section, main)
  return {
    main: partsOf(main, offered.filter(isMain)),
    beside: partsOf(
      beside,
      offered.filter((section) => !isMain(section)),
    ),
  }
}

function standsBehind({ after }: OfferedSection, blocks: readonly HomeBlock[]): boolean {
  return blocks.some((block) => block === after)
}

function idsOf(sections: readonly OfferedSection[]): OfferedSection['id'][] {
  return sections.map(({ id }) => id)
}
