/**
 * Time-outs of each phase of opening a remote, in milliseconds. The first try of the entry and its retry together stay
 * within the eight seconds after which a person must see the error card (F19).
 */
export const openingTimeouts = { entry: 4_000, retry: 3_000, mount: 4_000 } as const
