import type { PageRemote } from './page-data'

/** How scripts of a remote import its kit: the name says which bytes, so that equal names are equal kits. */
export const kitSpecifier = /^@sarv\/kit@[0-9a-f]{8}$/

/** An import map's `scopes`: by the folder of each remote, where the kit is that it was built with. */
export type KitScopes = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * The part of an import map that leads remotes to their kits. Each has a scope of its own, so no remote can put another kit
 * under the name that others import.
 * @example kitScopes(page.remotes) // { 'https://savings.ir/1.2.0/': { '@sarv/kit@3f2a91bc': '/kit.3f2a91bc.js' } }
 */
export function kitScopes(remotes: readonly Pick<PageRemote, 'entry' | 'kit'>[]): KitScopes {
  return Object.fromEntries(
    remotes.flatMap(({ entry, kit }) => (kit ? [[new URL('.', entry).href, { [kit.specifier]: kit.script }]] : [])),
  )
}
