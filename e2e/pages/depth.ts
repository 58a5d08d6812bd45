/** Whether this is `pnpm test:deep`. */
export const isDeep = process.env.SARV_DEPTH !== undefined

/** What a wide window lays out as a phone does: `pnpm test:deep` looks at it there too. */
export const bothInDepth = isDeep ? ' @both' : ''
