import type { UnderWay } from '@sarv/shared/contract/under-way'

/** Kinds of what is under way that belong to the card in use: another one in its place, money that has not arrived. */
export const cardKinds: readonly UnderWay['kind'][] = ['REISSUE', 'TRANSFER']
