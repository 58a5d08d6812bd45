import * as z from 'zod/mini'

const cookie = 'sarv-preview'

/** A preview's token: a compact JWS, signed with the key of the catalogue. */
export const previewToken = z.string().check(z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/), z.maxLength(1_500))

/**
 * Which preview a `Cookie` header asks for; whether it is signed and not over is for the reader.
 * @example chosenPreview('lang=fa; sarv-preview=eyJ…') // 'eyJ…'
 */
export function chosenPreview(cookies: string | undefined): string | undefined {
  const pair = cookies?.split(';').find((part) => part.trim().startsWith(`${cookie}=`))
  return previewToken.safeParse(pair?.trim().slice(cookie.length + 1)).data
}

/**
 * The header that brings a preview into a browser; without one it takes it away.
 * @param seconds until the preview is over
 */
export function previewCookie(token: string | undefined, seconds: number, isSecure: boolean): string {
  const age = token === undefined ? 0 : seconds
  return `${cookie}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${isSecure ? '; Secure' : ''}`
}
