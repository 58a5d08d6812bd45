import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { builtRemote } from '@sarv/platform/contract/manifest'
import { workspace } from '@sarv/platform/delivery/build/packages'
import { folderOf } from '@sarv/platform/delivery/local/platform-plan'
import type { TestPlatform } from '../platform/worker-platform'

/** A script or style of a production build, at the address that pages load it from. */
export interface BuiltFile {
  readonly url: string
  readonly kind: 'script' | 'style'
  readonly bytes: Buffer
}

const host = path.join(workspace, 'host/dist')
/** What no page loads: the service worker, the token worker with its chunks, and what stands in pages as text. */
const notLoaded = /^(?:sw|sw-off|boot|answers)\.js$|^frame\.css$|^workers\/(?!pdf\.)/
const ofTokenWorker = /^workers\/(?!pdf\.)/

/** Every script and style in the folders of the shell's build and of the five remotes', listed by their builds or not. */
export function builtFiles({ origin, remotes }: TestPlatform): BuiltFile[] {
  return [
    ...filesIn(host, (file) => `${origin}/${file}`).filter(({ url }) => !notLoaded.test(url.slice(origin.length + 1))),
    ...Object.values(remotes).flatMap(({ name, base }) => {
      const dist = path.join(folderOf(name), 'dist')
      const { version } = builtRemote.parse(JSON.parse(readFileSync(path.join(dist, 'platform.json'), 'utf8')))
      return filesIn(dist, (file) => `${base}/${version}/${file}`)
    }),
  ]
}

/** The token worker's own script and its chunks, in the folder of the shell's build. */
export function tokenWorkerFiles({ origin }: TestPlatform): BuiltFile[] {
  return filesIn(host, (file) => `${origin}/${file}`).filter(({ url }) =>
    ofTokenWorker.test(url.slice(origin.length + 1)),
  )
}

function filesIn(folder: string, urlOf: (file: string) => string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => ({
      url: urlOf(file.split(path.sep).join('/')),
      kind: file.endsWith('.js') ? ('script' as const) : ('style' as const),
      bytes: readFileSync(path.join(folder, file)),
    }))
}

export function integrityOf(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}
