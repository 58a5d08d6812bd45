import * as z from 'zod/mini'

/** A text in both languages of the product. */
export const localized = z.object({ fa: z.string(), en: z.string() })
export type Localized = z.infer<typeof localized>

/**
 * Where the header's back arrow leads.
 * - `none`: a tab root, no arrow.
 * - `history`: one entry back; `/home` when the visit began here.
 * - `home`: always `/home`.
 * - `two`: two entries back, over the payment gateway (D-06).
 * - `step`: the remote's own handler (the previous step of its flow), then `history`.
 */
export const backRule = z.enum(['none', 'history', 'home', 'two', 'step'])
export type BackRule = z.infer<typeof backRule>

/** `logo`: mark and extras, as on /home. `title`: title and arrow. `none`: the remote draws its own. */
export const headerKind = z.enum(['logo', 'title', 'none'])

/** A button at the end of the header. `to` may hold the parameters of the route: `/note-orders?dscode=:noteId`. */
export const headerExtra = z.object({ icon: z.string(), label: localized, to: z.string() })
export type HeaderExtra = z.infer<typeof headerExtra>

/**
 * What the shell draws in the place of a page while its code is on the way. `summary`: the person's whole worth with a list
 * under it, as on /home. `list`: rows.
 */
export const pageKind = z.enum(['summary', 'list'])

/** Path of a call of the product API, without a query. */
const apiPath = z.string().check(z.regex(/^\/[a-z]+\/api\/v\d+\/[\w/-]*$/))

/**
 * The amount that a page begins with, which can be painted before any of its code is there: in the place that the page's
 * skeleton marks with `data-first-number`, from the answer that is kept on the device or the first that comes.
 */
export const firstNumber = z.object({
  /** One of the route's `reads`, and the query key under which its answer is kept. */
  read: apiPath,
  query: z.array(z.string()),
  /** The field of the answer that has it: a whole number above 0. */
  field: z.string(),
  /** The unit that stands behind the amount. */
  unit: localized,
})
export type FirstNumber = z.infer<typeof firstNumber>

export const route = z.object({
  path: z.string().check(z.regex(/^\/\S*$/)),
  title: localized,
  header: headerKind,
  back: backRule,
  /** Path of the navigation's item that stays marked while the page is open: `/assets`. A tab root names none. */
  tab: z.optional(z.string().check(z.regex(/^\/\S*$/))),
  extras: z.array(headerExtra),
  skeleton: z.optional(pageKind),
  /**
   * Paths of what the page asks the product API for at once, without a query. On a visit of which nothing is kept on the device
   * they are asked for ahead of the scripts.
   */
  reads: z.optional(z.array(apiPath)),
  firstNumber: z.optional(firstNumber),
})
export type ManifestRoute = z.infer<typeof route>

/** A route as its owner declares it. */
export const declaredRoute = z.extend(route, {
  /**
   * Where tests find the page, for a person who has used it: an address that it answers, or a page with a link to it. A route
   * with a parameter needs one.
   */
  example: z.optional(route.shape.path),
})

/** A place in a page of the remote where others may draw; `home` of `savings` is known to them as "savings/home". */
export const slot = z.string().check(z.regex(/^[a-z][a-z0-9_-]*$/))

/** What a remote draws in a slot of another one: as long as both are in the catalogue, without a build of the other. */
export const section = z.object({
  /** The remote's own name for it; its definition answers to the same one. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9_-]*$/)),
  /** The owner's name and its slot: "savings/home". */
  slot: z.string().check(z.regex(/^[a-z][a-z0-9_]*\/[a-z][a-z0-9_-]*$/)),
  /** Read out as the name of the region; the failure card says it too. */
  title: localized,
  /** The block of the page that it stands behind, as the slot's owner calls it; without one, or without it, the end. */
  after: z.optional(z.string()),
  /** Room that is kept while it loads, in px. @default 160 */
  height: z.optional(z.int().check(z.minimum(1), z.maximum(2_000))),
})
export type ManifestSection = z.infer<typeof section>

/** An event of the remote's own: its name and a word, "savings/plan-chosen"; everything else on the bus is the platform's. */
export const ownEvent = z.string().check(z.regex(/^[a-z][a-z0-9_]*\/[a-z][a-z0-9-]*$/))

/** The kit that a build imports: by which name, and the script and the style sheet that it is. */
export const builtKit = z.object({ specifier: z.string(), script: z.string(), style: z.string() })
export type BuiltKit = z.infer<typeof builtKit>
