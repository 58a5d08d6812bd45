import { isDeep } from '@sarv/platform/testing/depth'

/** What a wide window lays out as a phone does: `pnpm test:deep` looks at it there too. */
export const bothInDepth = isDeep ? ' @both' : ''
