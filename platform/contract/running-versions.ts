import * as z from 'zod/mini'

/** Response to a page that polls which versions may run now, for the canaries that its cookie asks for. */
export const runningVersions = z.object({
  /** The catalogue's; an answer older than the page says nothing to it. */
  revision: z.number(),
  /** Why the server does not take the catalogue that it read last; for `sarv doctor`. */
  refusal: z.optional(z.string()),
  remotes: z.array(
    z.object({
      name: z.string(),
      /** What a page that was made now would run. */
      version: z.string(),
      killed: z.boolean(),
      /** What must not go on running. */
      withdrawn: z.array(z.string()),
    }),
  ),
})
export type RunningVersions = z.infer<typeof runningVersions>
