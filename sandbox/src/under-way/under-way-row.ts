import type { UnderWay } from '@sarv/shared/contract/under-way'
import type { LocalText } from '../local-text/local-text'

/** Something under way as its source has it; only names are in both languages. */
export type UnderWayRow = Omit<UnderWay, 'name'> & { readonly name: LocalText | string | null }
