/** What a wide window lays out as a phone does: `pnpm test:deep` looks at it there too. */
export const bothInDepth = process.env.SARV_DEPTH === undefined ? '' : ' @both'
