import * as z from 'zod/mini'
import { authorizationRequest } from '../client/session/authorization-request'
import { canaryRule } from './canary'
import { builtKit, localized, ownEvent, route, section } from './manifest-parts'

/** Why a remote is not even tried: it does not fit this host, or was switched off. The shell shows its card instead. */
export const refusal = z.enum(['incompatible', 'killed'])

/** A remote as the page describes it to the shell. */
export const pageRemote = z.object({
  name: z.string(),
  title: localized,
  owner: z.string(),
  version: z.string(),
  /** The absolute address of the container's script. */
  entry: z.string(),
  /** Its kit, with the addresses that this page loads it from; equal kits have the same ones. */
  kit: z.optional(builtKit),
  /** The absolute addresses of what its first screen needs, the entry among them. Absent for a refused remote. */
  first: z.optional(z.array(z.string())),
  refused: z.optional(refusal),
  /** What people read in the place of a remote that was switched off, or that only others try so far. */
  notice: z.optional(localized),
  unreleased: z.optional(z.literal(true)),
  routes: z.array(route),
  intents: z.record(z.string(), z.string()),
  storage: z.array(z.string()),
  events: z.optional(z.array(ownEvent)),
  /** What it draws in slots of others, checked. Absent for a refused remote. */
  sections: z.optional(z.array(section)),
})
export type PageRemote = z.infer<typeof pageRemote>

/** A remote that the page does not carry, with the hash of every script and style by its absolute address. */
const laterRemote = z.extend(pageRemote, {
  files: z.record(z.string(), z.string()),
  /** It calls origins that only the policy of a page which carries it lets in. */
  connects: z.optional(z.literal(true)),
})

/** The remotes that answer what a page has looked up. */
export const foundRemotes = z.object({ remotes: z.array(laterRemote) })
export type FoundRemotes = z.infer<typeof foundRemotes>
export type LaterRemote = FoundRemotes['remotes'][number]

/** What a remote is looked up by: an address that it answers, an intent of a banner, or a slot that it has a section for. */
export const lookUpKinds = ['at', 'intent', 'slot'] as const
export type LookUpKind = (typeof lookUpKinds)[number]

/** How many things one request looks up at most. */
export const maxLookUps = 32

/** Where the outside world is: read when the page is made, so that one build runs against any API and provider. */
export const pageConfig = z.object({
  /** Origin of the product API. */
  api: z.string(),
  /** Issuer of the OpenID provider. */
  identity: z.string(),
  clientId: z.string(),
  authorization: z.optional(authorizationRequest),
  /** `server` where the document server holds the session, and the page no token. */
  session: z.optional(z.literal('server')),
  /** Sent as `Application-Version`. */
  version: z.string(),
  /** Whether the gallery of the UI kit is served at /test. */
  gallery: z.boolean(),
  /** Where events go; `recorder` is the product API's own. */
  analytics: z.enum(['off', 'console', 'recorder', 'webengage']),
  /** The address of the event whitelist; absent where there is none. */
  eventWhitelist: z.optional(z.string()),
})
export type PageConfig = z.infer<typeof pageConfig>

/** A version that a part of the people tries; it does not depend on the person who looks at this page. */
export const pageCanary = z.extend(canaryRule, {
  name: z.string(),
  version: z.string(),
})
export type PageCanary = z.infer<typeof pageCanary>

/** The remote whose version in this page is not the catalogue's: from a developer's machine, or a preview. */
export const pageOverride = z.object({
  name: z.string(),
  version: z.string(),
  /** When a preview is over, ISO 8601; a developer's build has none. */
  until: z.optional(z.string()),
})
export type PageOverride = z.infer<typeof pageOverride>

/** What the document server writes into the page: everything the shell needs to know before its first call. */
export const pageData = z.object({
  revision: z.number(),
  /** The name of what this page was made from: another one is another deployment. Absent without a service worker. */
  deployment: z.optional(z.string()),
  /** The name under which this page posts to its server, signed by it. Absent in development. */
  pageId: z.optional(z.string()),
  config: pageConfig,
  /** Version of the shell; absent where the catalogue names none. */
  shell: z.optional(z.string()),
  /** The path of the token worker. Absent in development, where the page itself holds the tokens. */
  tokenWorker: z.optional(z.string()),
  /** The requested remote and those that its tabs may open next. */
  remotes: z.array(pageRemote),
  /** There are others, which the page looks up when it needs one. Absent when it carries all. */
  others: z.optional(
    z.object({
      /** Origins whose files the policy of this page lets in; absent where it lets all in. */
      origins: z.optional(z.array(z.string())),
    }),
  ),
  canaries: z.optional(z.array(pageCanary)),
  override: z.optional(pageOverride),
  /** The server lets developers see what the page is made of, by a key. */
  inspector: z.optional(z.boolean()),
  /** The page of an offline start, which is the same for all people, whatever version they may try. */
  isOffline: z.optional(z.boolean()),
  /**
   * The hash of every style that may be added later: the shell's by their paths, those of the page's remotes by their
   * absolute URLs.
   */
  styles: z.record(z.string(), z.string()),
})
export type PageData = z.infer<typeof pageData>

export const pageDataId = 'sarv-page'
