import * as z from 'zod/mini'
import { canaryRule } from './canary'
import { canaryRamp, switchedOff } from './canary-ramp'
import { type CataloguedShell, cataloguedShell, sha256, version } from './catalogued-shell'
import { kitSpecifier } from './kit'
import { type BuiltRemote, builtFile, builtRemote } from './manifest'
import { type ManifestRoute, route } from './manifest-parts'
import { baseError } from './remote-base'

/**
 * One remote in the catalogue: where its versions live and which of them runs. The schema is this liberal so that any
 * entry that got into a store can be repaired; an entry that goes into a store or into a page must be a `validRemote`.
 */
export const cataloguedRemote = z.object({
  /** The folder of all versions, without a trailing slash: `http://localhost:3001`. */
  base: z.string(),
  /** The version that all people run who are not in a canary. */
  current: builtRemote,
  /** What ran before it: where a rollback leads. */
  previous: z.optional(builtRemote),
  /** Where that one was served, when it was another place. */
  previousBase: z.optional(z.string()),
  /** What a part of the people tries; with a base of its own when it is served from another place. */
  canary: z.optional(
    z.extend(canaryRule, {
      built: builtRemote,
      base: z.optional(z.string()),
      ramp: z.optional(canaryRamp),
      /** The owner of the platform agrees to what it may do beyond `current`. */
      agreed: z.optional(z.literal(true)),
    }),
  ),
  killed: z.optional(switchedOff),
  /** Origins that versions of it may call: what the owner of the platform has granted of their `connects`. */
  granted: z.optional(z.array(z.string())),
  /** Set while no version was let in for all people: `current` is the first one, and only those in its canary run it. */
  unreleased: z.optional(z.literal(true)),
  /** Set where keys are delegated, by who may sign its entry: it is taken out, and no reader lists it any more. */
  retired: z.optional(z.literal(true)),
  /** Versions that were taken back: a page that still runs one leaves it at its next navigation. */
  withdrawn: z.optional(z.array(z.string())),
})
export type CataloguedRemote = z.infer<typeof cataloguedRemote>

const base = z.string().check((context) => {
  const message = baseError(context.value)
  if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value })
})
const path = z
  .string()
  .check(
    z.regex(/^(?!.*\.\.)[\w@~.+-]+(\/[\w@~.+-]+)*$/, { error: 'expected a path below the folder of its version' }),
    z.maxLength(200),
  )
const hash = z.string().check(
  z.regex(/^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$/, {
    error: 'expected a hash like sha256-…',
  }),
)

/** Without optional parts: for every page a router would write out each combination of them. */
const routePath = z.string().check(
  z.regex(/^\/(?:(?::?[\w.~-]+|\*)(?:\/(?::?[\w.~-]+|\*))*\/?)?$/, {
    error: 'expected a route path like /notes/:id',
  }),
  z.maxLength(200),
)

/** A build of which every value can stand as it is in an address, in an attribute and in a header of a page. (T2) */
export const validBuild = z.extend(builtRemote, {
  version,
  routes: z.array(z.extend(route, { path: routePath })),
  entry: path,
  expose: z.object({ scripts: z.array(path), styles: z.array(path) }),
  kit: z.optional(
    z.object({
      specifier: z.string().check(z.regex(kitSpecifier, { error: 'expected a kit like @sarv/kit@3f2a91bc' })),
      script: path,
      style: path,
    }),
  ),
  files: z.array(z.extend(builtFile, { path, integrity: hash })),
})

/** The same of all that pages are made from. */
const validRemote = z.object({ base, current: validBuild })

/**
 * Why nothing of a remote may be put into a page, in one line; undefined when all of it may.
 * @example remoteError(remote) // 'base: it does not begin with https://'
 */
export function remoteError(remote: Pick<CataloguedRemote, 'base' | 'current'>): string | undefined {
  return errorsOf(validRemote, remote)[0]
}

/** Everything in a build that may not be put into a page, a line each. */
export function buildErrors(built: BuiltRemote): string[] {
  return errorsOf(validBuild, built)
}

/** The routes of a build by which pages may be requested, also where other values of the build are wrong. */
export function validRoutes({ routes }: BuiltRemote): ManifestRoute[] {
  return routes.filter(({ path }) => routePath.safeParse(path).success)
}

function errorsOf(schema: z.ZodMiniType, value: unknown): string[] {
  const { error } = schema.safeParse(value)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

const revisionParts = {
  /** Grows with every change; an older one is never taken again. */
  revision: z.number(),
  /** ISO 8601, as `expires` is; after `expires` no reader takes the catalogue for the newest any more. */
  issued: z.string(),
  expires: z.optional(z.string()),
  /** Names the write that made it: a retried one whose answer was lost recognises its own. */
  writeId: z.optional(z.string()),
  /** Who made this revision, as in the audit log. */
  by: z.optional(z.string()),
  /** SHA-256 of the audit record of this revision, hexadecimal: signed with it, and with that record's own link all before. */
  record: z.optional(z.string()),
  /** Absent where the shell is not delivered by the catalogue: each document server has one of its own then. */
  shell: z.optional(cataloguedShell),
}

/** What is delivered: who runs what, since when. */
export const catalogue = z.object({ ...revisionParts, remotes: z.array(cataloguedRemote) })
export type Catalogue = z.infer<typeof catalogue>

/** What is delivered by itself: a remote, or the shell. */
export type Delivered = CataloguedRemote | CataloguedShell

/** The shell, where it is delivered so, and all remotes. */
export function deliveredIn({ shell, remotes }: Pick<Catalogue, 'shell' | 'remotes'>): readonly Delivered[] {
  return shell ? [shell, ...remotes] : remotes
}

/** Whether its owner has taken it out. */
export function isRetired(delivered: Delivered): boolean {
  return 'base' in delivered && delivered.retired === true
}

/** The version that all people run who are not in a canary; undefined while only a canary runs. */
export function stableOf<Entry extends Delivered>(delivered: Entry): Entry['current'] | undefined {
  return 'unreleased' in delivered && delivered.unreleased ? undefined : delivered.current
}

/** Names the immutable entry of a remote by its hash, as a snapshot of The Update Framework does. */
const entryReference = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/, { error: 'expected a name of a remote' })),
  /** SHA-256 of the entry's bytes; hexadecimal. */
  sha256,
})
export type EntryReference = z.infer<typeof entryReference>

/** The one mutable document of the delivery: a catalogue that names its entries, so that only those that changed are read. */
export const catalogueRoot = z.object({ ...revisionParts, entries: z.array(entryReference) })
export type CatalogueRoot = z.infer<typeof catalogueRoot>

/**
 * A catalogue as it is stored: its root, or all in one.
 * @throws ZodError when it is neither
 */
export function parseCatalogueDocument(content: unknown): Catalogue | CatalogueRoot {
  const isRoot = typeof content === 'object' && content !== null && 'entries' in content
  return isRoot ? catalogueRoot.parse(content) : catalogue.parse(content)
}

/** The address of a file of a remote's current version. */
export function addressOf({ base, current }: Pick<CataloguedRemote, 'base' | 'current'>, path: string): string {
  return `${base}/${current.version}/${path}`
}
