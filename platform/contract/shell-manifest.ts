import * as z from 'zod/mini'
import { localized } from './manifest-parts'

const path = z.string().check(z.regex(/^\/\S*$/))
const inBoth = <Texts extends z.ZodMiniType>(texts: Texts) => z.object({ fa: texts, en: texts })
const color = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/))

/**
 * What a shell declares about itself, kept as `shell.json` beside its sources and written into its build. The document server
 * reads it instead of knowing the product that it serves.
 */
export const shellManifest = z.object({
  title: localized,
  description: localized,
  /** What stands behind the page before its first paint, light and dark. */
  colors: z.object({ light: color, dark: color }),
  /** Name of the font file, without hash and ending, that each page fetches at once; absent where the system has the font. */
  font: z.optional(z.string().check(z.regex(/^[\w-]+$/))),
  /** Categories of the web app manifest. */
  categories: z.array(z.string()),
  /** Where an installed app starts, and what an offline start shows. */
  start: path,
  /** Routes of the shell itself: an equal one of a remote never opens. */
  pages: z.array(path),
  /** Paths behind the tabs: remotes that answer them are carried by each page. */
  tabs: z.array(path),
  /** Paths of what the shell asks the product API for at once when a person is signed in. */
  reads: z.array(path),
  texts: z.object({
    /** Stands in the place of a shell that does not start. */
    notStarted: inBoth(z.object({ title: z.string(), text: z.string(), reload: z.string() })),
    /** Asks before a link puts a developer's build into this browser. */
    override: inBoth(z.object({ title: z.string(), what: z.string(), warning: z.string(), confirm: z.string() })),
    /** Asks before a link shows a version that is not released; without it, as for a developer's build. */
    preview: z.optional(
      inBoth(z.object({ title: z.string(), what: z.string(), warning: z.string(), confirm: z.string() })),
    ),
    /** Stands in the place of every page in a browser below the floor. */
    oldBrowser: inBoth(z.object({ title: z.string(), lines: z.array(z.string()), reload: z.string() })),
    /** Stands in the place of a remote that only some people try so far; without it, as while the API does not answer. */
    notOpen: z.optional(localized),
    /** Answer of the API's proxy while the API does not answer. */
    unavailable: localized,
  }),
})
export type ShellManifest = z.infer<typeof shellManifest>
