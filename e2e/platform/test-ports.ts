/** Ports of the tests, beside those of `pnpm start`, so that both can run at once. */
export const sandboxPort = 4100

/** Of the push service of the tests, beside the four of the sandbox. */
export const pushPort = sandboxPort + 9

/** One shell for each worker: the identity provider knows their addresses beforehand. */
export const hostPortOf = (worker: number) => 3100 + worker * 10

export const workers = [0, 1, 2, 3] as const

/** Of the identity provider that is not the sandbox's, one for each worker. */
export const issuerPortOf = (worker: number) => sandboxPort + 20 + worker
