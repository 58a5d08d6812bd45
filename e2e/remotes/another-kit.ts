import { readFileSync } from 'node:fs'
import path from 'node:path'
import { builtRemote } from '@sarv/platform/contract/manifest'
import { folderOf } from '@sarv/platform/delivery/local/platform-plan'
import { kitHash, kitName, unnamedKit } from '@sarv/platform/delivery/webpack/kit/kit-hash'
import { type AnotherVersion, rebuilt } from './another-version'

/**
 * A remote as it comes from a team whose kit is another one than everyone's: with a style of it changed, and the hash of its
 * content in all names.
 * @throws Error when the style sheet does not say so
 */
export function withAnotherKit(remote: string, version: string, from: RegExp, to: string): AnotherVersion {
  const dist = path.join(folderOf(remote), 'dist')
  const { kit } = builtRemote.parse(JSON.parse(readFileSync(path.join(dist, 'platform.json'), 'utf8')))
  if (!kit) throw new Error(`${remote} has no kit`)
  const hash = kit.specifier.slice(-8)
  const read = (file: string) => readFileSync(path.join(dist, file), 'utf8').replaceAll(kitName(hash), unnamedKit)
  const style = read(kit.style).replace(from, to)
  if (style === read(kit.style)) throw new Error(`The kit's style sheet does not say ${from}`)
  const next = kitHash([read(kit.script), style])
  const renamed = (text: string) => text.replaceAll(hash, next)
  return rebuilt(remote, version, (file, text) => ({
    path: renamed(file),
    text: file === kit.style ? style.replaceAll(unnamedKit, kitName(next)) : renamed(text),
  }))
}
