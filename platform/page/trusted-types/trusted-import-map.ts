import { kitSpecifier } from '../../contract/kit'
import { parseUrl } from '../../lib/parse-url'
import { trustedScript } from './policy'

const hash = /^sha(?:256|384|512)-[\w+/]+=*$/

/**
 * Returns the text of an import map if it is one that does nothing but name hashes of scripts and lead remotes to their
 * kits. It is not a program in any case: an object literal at the start of a script is a syntax error.
 * @throws TypeError for any other text
 */
export function checkImportMap(text: string): string {
  const { integrity, ...others }: Record<string, unknown> = JSON.parse(text)
  const { imports = {}, scopes = {}, ...unknown } = others
  const hashes = Object.entries(integrity ?? {})
  const isKnown =
    Object.keys(unknown).length === 0 &&
    Object.keys(imports ?? {}).every((name) => /^sarv-map-\d+$/.test(name)) &&
    Object.entries(scopes ?? {}).every(([folder, names]) => parseUrl(folder) && Object.keys(names).every(isKit))
  if (!isKnown || !hashes.every(([url, value]) => parseUrl(url) && hash.test(String(value))))
    throw new TypeError('Invalid list of hashes')
  return text
}

const isKit = (name: string) => kitSpecifier.test(name)

/** The text of an import map, for browsers that want it trusted. @throws TypeError as above */
export function trustedImportMap(text: string): string {
  return trustedScript(checkImportMap(text))
}
