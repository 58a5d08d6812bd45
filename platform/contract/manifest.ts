import * as z from 'zod/mini'
import { builtKit, declaredRoute, localized, ownEvent, route, section, slot } from './manifest-parts'
import { originError } from './remote-base'

/** An operation of the product API, by the pattern of its path: `GET /note/api/v1/notes/:id/`. */
export const operation = z.string().check(z.regex(/^(?:GET|POST|PATCH|DELETE) \/(?:[\w:.~-]+\/)+$/), z.maxLength(200))

/** An origin beside the product API's: `https://api.team.example`. */
const origin = z.string().check(({ value, issues }) => {
  const message = originError(value)
  if (message !== undefined) issues.push({ code: 'custom', message, input: value })
}, z.maxLength(100))

/** Bytes as sent (brotli) that a version may have: of what its first screen needs, and of all its files. */
export const budgets = z.object({ first: z.optional(z.int()), whole: z.optional(z.int()) })

/**
 * What a team declares about its remote, kept as `remote.json` beside its sources. The shell reads manifests instead of
 * knowing its tenants: a new route needs no change in the host.
 */
export const remoteManifest = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
  title: localized,
  owner: z.string(),
  /** The range of platform versions that the remote was built for, e.g. `^1.0.0`. */
  requires: z.object({ platform: z.string() }),
  routes: z.array(declaredRoute),
  /**
   * Pages of the routing table that a later version will answer; until then no remote answers their addresses. (D-42)
   */
  planned: z.optional(z.array(route)),
  /** Banner actions that the remote answers: the action's type → the route, with `:id` for the banner's link. */
  intents: z.record(z.string(), z.string()),
  /** Slices of the persisted state that are the remote's own (PLT-028). */
  storage: z.array(z.string()),
  events: z.optional(z.array(ownEvent)),
  /** Operations that its build cannot find, as those whose path is put together while it runs. */
  operations: z.optional(z.array(operation)),
  /**
   * Origins that the remote calls by itself, with `fetch`: an API of its own. Pages that carry it let them in once the owner
   * of the platform has granted them; no token goes there.
   */
  connects: z.optional(z.array(origin).check(z.maxLength(4))),
  budgets: z.optional(budgets),
  /** Modules that the remote takes from the shell, with the ranges it accepts, where its bundler writes no list of them. */
  shared: z.optional(z.record(z.string(), z.string())),
  slots: z.optional(z.array(slot)),
  sections: z.optional(z.array(section)),
})
export type RemoteManifest = z.infer<typeof remoteManifest>

/** One file of a built version. `integrity` as in HTML (`sha256-…`), `bytes` raw, `br` as sent. */
export const builtFile = z.object({ path: z.string(), integrity: z.string(), bytes: z.number(), br: z.number() })

/** What a remote may do beside drawing, as its build has found it; slices and events stand in its manifest. */
export const authority = z.object({
  operations: z.array(operation),
  /** Members of the platform object that reach beyond its own screen: `showPdf`. Listed, not enforced. */
  abilities: z.array(z.string().check(z.regex(/^\w{1,40}$/))),
})
export type Authority = z.infer<typeof authority>

/** `platform.json`, written by the build beside the bundler's files: the manifest and what was built from it. */
export const builtRemote = z.extend(remoteManifest, {
  version: z.string(),
  commit: z.string(),
  /** The federation release whose bundler runtime the remote takes from the host, e.g. `2.9`. */
  federation: z.string(),
  /** Shared modules and the range in which the remote accepts them. */
  shared: z.record(z.string(), z.string()),
  entry: z.string(),
  /** Scripts and styles that the first screen needs beside the entry. */
  expose: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
  /** The shared UI kit that it was built with, as files of its own; absent where it imports none. */
  kit: z.optional(builtKit),
  /** Absent in a build of before 1.6.0, which may call every operation. */
  authority: z.optional(authority),
  files: z.array(builtFile),
})
export type BuiltRemote = z.infer<typeof builtRemote>
