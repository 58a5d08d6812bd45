import * as z from 'zod/mini'
import { canaryRule } from './canary'
import { builtRemote, localized } from './manifest'

/** Why a remote is switched off, in the words that people read in its place, and since when (ISO 8601). */
export const switchedOff = z.object({ message: localized, since: z.string() })

/** One remote in the catalogue: where its versions live and which of them runs. */
export const cataloguedRemote = z.object({
  /** The folder of all versions, without a trailing slash: `http://localhost:3001`. */
  base: z.string(),
  /** What everybody runs who is in no canary. */
  current: builtRemote,
  /** What ran before it: where a rollback leads. */
  previous: z.optional(builtRemote),
  /** What a part of the people tries. */
  canary: z.optional(z.extend(canaryRule, { built: builtRemote })),
  killed: z.optional(switchedOff),
  /** Versions that were taken back: a page that still runs one leaves it at its next navigation. */
  withdrawn: z.optional(z.array(z.string())),
})
export type CataloguedRemote = z.infer<typeof cataloguedRemote>

/** The one mutable document of the delivery: who runs what, since when. */
export const catalogue = z.object({
  /** Grows with every change; an older one is never taken again. */
  revision: z.number(),
  /** ISO 8601, as `expires`, after which nobody takes it for the newest any more. */
  issued: z.string(),
  expires: z.optional(z.string()),
  /** Names the write that made it: a retried one whose answer was lost recognises its own. */
  writeId: z.optional(z.string()),
  /** Who made this revision, as in the audit log. */
  by: z.optional(z.string()),
  remotes: z.array(cataloguedRemote),
})
export type Catalogue = z.infer<typeof catalogue>

/** The address of a file of a remote's current version. */
export function addressOf({ base, current }: Pick<CataloguedRemote, 'base' | 'current'>, path: string): string {
  return `${base}/${current.version}/${path}`
}
