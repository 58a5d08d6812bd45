const asked = performance.getEntriesByType?.('navigation')[0]

/** The path that this document was requested for, also where the address has changed before the shell began. */
export const openedAt = new URL(asked?.name ?? location.href).pathname
