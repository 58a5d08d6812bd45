/** Whether this is `pnpm test:deep`. */
export const isDeep = process.env.SARV_DEPTH !== undefined
