import * as z from 'zod/mini'
import { validBuild } from './catalogue'

const cookie = 'sarv-override'

/** Names an override. The command that runs it makes it up, so that it stays the same when a server restarts. */
export const overrideId = z.string().check(z.regex(/^[\w-]{22,64}$/))

const { files, expose } = validBuild.shape

/**
 * What a developer's machine tells a shell, again and again: the port of its own loopback address, never a host, and the
 * build that is served there.
 */
export const announcedOverride = z.object({
  port: z.int().check(z.minimum(1_024), z.maximum(65_535)),
  // The server does not know who announces, so it does not read a list without a limit.
  built: z.extend(validBuild, {
    expose: z.object({
      scripts: expose.shape.scripts.check(z.maxLength(200)),
      styles: expose.shape.styles.check(z.maxLength(200)),
    }),
    files: files.check(z.maxLength(2_000)),
  }),
})
export type AnnouncedOverride = z.infer<typeof announcedOverride>

/** What the shell says to that: the address that brings the override into a browser, and the origin of its pages. */
export const overrideTaken = z.object({ open: z.string(), origin: z.string() })
export type OverrideTaken = z.infer<typeof overrideTaken>

/**
 * Which override a `Cookie` header asks for; whether it runs is for the reader.
 * @example chosenOverride('lang=fa; sarv-override=Nq3…') // 'Nq3…'
 */
export function chosenOverride(cookies: string | undefined): string | undefined {
  const pair = cookies?.split(';').find((part) => part.trim().startsWith(`${cookie}=`))
  return overrideId.safeParse(pair?.trim().slice(cookie.length + 1)).data
}

/** The header that brings an override into a browser until it is closed; without one it takes it away. */
export function overrideCookie(id: string | undefined, isSecure: boolean): string {
  const age = id === undefined ? '; Max-Age=0' : ''
  return `${cookie}=${id ?? ''}; Path=/; HttpOnly; SameSite=Lax${age}${isSecure ? '; Secure' : ''}`
}
