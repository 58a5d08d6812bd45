import * as z from 'zod/mini'

/** Keeps versions of a remote, of the shell or of all from going to more people: a lock, or with times a freeze window. */
export const lock = z.object({
  /** A name, or `all`. */
  name: z.string(),
  /** ISO 8601; absent: at once. */
  from: z.optional(z.string()),
  /** ISO 8601; absent: until it is unlocked. */
  until: z.optional(z.string()),
  why: z.string(),
  by: z.string(),
})
export type Lock = z.infer<typeof lock>
