import * as z from 'zod/mini'

/**
 * A command line for the delivery service: the part `command` of a multipart body, with the files of a build beside it where
 * one goes along, each as a part that is named by its path.
 */
export const serviceCall = z.strictObject({
  command: z.string(),
  args: z.array(z.string()).check(z.maxLength(3)),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
})
export type ServiceCall = z.infer<typeof serviceCall>

const errorDetail = z.object({ code: z.string(), detail: z.string() })

/** A line of the answer, which is NDJSON: progress as it comes, then the outcome or why there is none. */
export const serviceEvent = z.union([
  z.object({ progress: z.string() }),
  z.object({ lines: z.array(z.string()), data: z.unknown(), errors: z.optional(z.array(errorDetail)) }),
  z.object({ failed: z.string() }),
])
export type ServiceEvent = z.infer<typeof serviceEvent>

/** How people sign in for the command; absent where only pipelines may. */
export const signInPlan = z.object({ issuer: z.string(), client: z.string() })

export const commandsPath = '/commands'
export const signInPlanPath = '/sign-in.json'
