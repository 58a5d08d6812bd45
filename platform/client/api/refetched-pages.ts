/** How many pages of a list are asked for again when it is stale, and stored for the next visit. */
export const refetchedPages = 5
