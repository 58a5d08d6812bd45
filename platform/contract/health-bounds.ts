/**
 * What one page can honestly say of one version: an error is the last that it says, openings go on, and each web vital is
 * measured once.
 */
export const maxPerPage = { opened: 10, errors: 1, vitals: 1 } as const

/**
 * How many pages of one address count for a version, within the time that the guard looks back. Two errors are what chance
 * brings about as well: however few have tried a canary, they do not stop it.
 */
export const pagesOfAddress = 2
