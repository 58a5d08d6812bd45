import * as z from 'zod/mini'

/** Short, and without spaces at the ends. */
const name = z.string().check(z.maxLength(40), z.regex(/^[a-z]\w*$/))

/**
 * Something that happened in the app (SBX-119): no names, numbers or amounts of people (T23).
 * @example { event: 'page_visit', facts: { path: '/home' }, user: { id: '0b6c…', level: 2 }, at: '2026-11-21T08:00:00.000Z' }
 */
export const analyticsEvent = z.object({
  event: name,
  facts: z
    .record(z.string().check(z.maxLength(40)), z.union([z.boolean(), z.string().check(z.maxLength(80))]))
    .check(z.refine((facts) => Object.keys(facts).length <= 8)),
  /** Null while no one is signed in. */
  user: z.nullable(
    z.object({
      id: z.string().check(z.maxLength(64)),
      level: z.optional(z.int()),
      user_level: z.optional(z.string().check(z.maxLength(24))),
    }),
  ),
  // Neither the calendar nor a database has a year 0.
  at: z.iso.datetime().check(z.refine((at) => !at.startsWith('0000'))),
})

/** An event as it is sent: whitelisted, its facts and identity checked. */
export type AnalyticsSent = z.infer<typeof analyticsEvent>
