import * as z from 'zod/mini'

/** Calls of a page to the document server that holds its session (`SARV_SESSION=server`), all of them POST with JSON. */
export const sessionPaths = {
  signIn: '/session/sign-in',
  complete: '/session/complete',
  renew: '/session/renew',
  signOut: '/session/sign-out',
} as const

/** What a page may know of its session: no token, and nothing that renews one. */
export const pageSession = z.object({
  sub: z.string(),
  /** Changes with each renewal. */
  generation: z.string(),
  /** Seconds until the access token ends. */
  lifetime: z.number(),
})
export type PageSession = z.infer<typeof pageSession>

export const signInWish = z.object({
  returnTo: z.string().check(z.maxLength(2_000)),
  language: z.enum(['fa', 'en']),
  asksAgain: z.optional(z.boolean()),
  isSilent: z.optional(z.boolean()),
})
export const leaveFor = z.object({ address: z.optional(z.string()) })
export const returned = z.object({ address: z.string().check(z.maxLength(8_000)) })
export const signedIn = z.extend(pageSession, { returnTo: z.string() })
export const renewalWish = z.object({ generation: z.optional(z.string().check(z.maxLength(100))) })
