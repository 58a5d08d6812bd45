import { namesIn, pageMarks, renamed } from './page-names'
import type { OfflinePage } from './worker-plan'

/**
 * Integrity check of the page of an offline start: scripts of any page can write where it is kept, so its text is held
 * against the digests of the plan, and of its headers only the names are taken.
 * @returns undefined for another page
 */
export async function checkedPage(kept: Response, { digests, headers }: OfflinePage): Promise<Response | undefined> {
  const names = namesIn(kept.headers)
  if (!names) return undefined
  const text = await kept.text()
  if (!digests.includes(await digestOf(renamed(text, names, pageMarks)))) return undefined
  const own = Object.entries(headers).map(([name, value]) => [name, renamed(value, pageMarks, names)] as const)
  return new Response(text, { headers: Object.fromEntries(own) })
}

/** SHA-256, in hexadecimal. */
async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
