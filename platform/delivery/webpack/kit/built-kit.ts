import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { authority } from '../../../contract/manifest'
import { type BuiltKit, builtKit } from '../../../contract/manifest-parts'
import { workspace } from '../../build/packages'

/** The entry of the kit, which exports each of its modules whole. */
export const kitEntry = path.join(workspace, 'shared/src/kit.ts')

/** Whether the product has a kit that its shell and its remotes share. */
export const hasKit = existsSync(kitEntry)

/** The folder that the kit is built from; its output is in `dist`. */
export const kitFolder = path.join(workspace, 'platform/delivery/kit')

export const kitDist = path.join(kitFolder, 'dist')

/** What the kit of these sources is called; undefined where there is none. @throws Error when it was not built yet */
export function readKit(): BuiltKit | undefined {
  if (!hasKit) return undefined
  const described = path.join(kitDist, 'kit.json')
  if (!existsSync(described)) throw new Error('The kit was not built: pnpm build builds it before everything else')
  return builtKit.parse(JSON.parse(readFileSync(described, 'utf8')))
}

/** What each name of the kit lets a remote do that imports it; names that let it do nothing are left out. */
export function readKitAuthority() {
  const described = JSON.parse(readFileSync(path.join(kitDist, 'kit.json'), 'utf8'))
  return z.object({ authority: z.record(z.string(), authority) }).parse(described).authority
}

/** The bytes of a file of the kit. */
export function readKitFile(name: string): Buffer {
  return readFileSync(path.join(kitDist, name))
}
