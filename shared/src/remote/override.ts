import * as z from 'zod/mini'
import { builtFile, builtRemote } from './manifest'

const cookie = 'sarv-override'

/** Names an override. The command that runs it makes it up, so that it stays the same when a server starts anew. */
export const overrideId = z.string().check(z.regex(/^[\w-]{22,64}$/))

// Whoever announces is a stranger to the server: nothing of it may reach further than an address within its folder.
const word = z.string().check(z.regex(/^[A-Za-z0-9][\w.+-]{0,63}$/))
const place = z.string().check(z.regex(/^(?!.*\.\.)[\w@~.+-]+(\/[\w@~.+-]+)*$/), z.maxLength(200))
const hash = z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/]{43,88}=*$/))
const places = z.array(place).check(z.maxLength(200))

/**
 * What a developer's machine tells a shell, again and again: the port of its own loopback address, never a host, and the
 * build that is served there.
 */
export const announcedOverride = z.object({
  port: z.int().check(z.minimum(1_024), z.maximum(65_535)),
  built: z.extend(builtRemote, {
    version: word,
    entry: place,
    expose: z.object({ scripts: places, styles: places }),
    files: z.array(z.extend(builtFile, { path: place, integrity: hash })).check(z.maxLength(2_000)),
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
