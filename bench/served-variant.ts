import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { defaultPorts, originOf } from '@sarv/platform/delivery/local/platform-plan'
import { serveRemote } from '@sarv/platform/delivery/serve/serve-remote'
import { builtVariants, deployed, monolithFolders } from './build/built-folders'
import type { VariantName } from './variant-names'

const remoteNames = Object.keys(defaultPorts.remotes)

/** What is deployed: `next` has another version of one remote. */
const versions = ['usual', 'next'] as const
export type Version = (typeof versions)[number]

/** What a document server makes pages from. */
export interface ServedShell {
  /** The folder of the built shell; the one that is deployed when undefined. */
  readonly files?: string
  /** Where each remote is built and under which origin it is served. */
  readonly remotes: readonly { readonly folder: string; readonly base: string }[]
}

/** What the servers of a variant answer. */
interface ServedVariant {
  readonly shells: Readonly<Record<Version, ServedShell>>
  /** Servers beside the shell's. */
  readonly remotes: readonly { readonly port: number; readonly answer: RequestListener }[]
}

/** @param port of the shell, before those of the remotes */
export function servedVariant(name: VariantName, port: number): ServedVariant {
  if (name === 'monolith') return servedMonolith(port)
  const { shell: files, remote: folderOf, next } = builtVariants[name]
  const remotes = remoteNames.map((remote, index) => ({
    usual: folderOf(remote),
    next: remote === deployed ? next : folderOf(remote),
    port: port + 1 + index,
  }))
  const shell = (version: Version): ServedShell => ({
    files,
    remotes: remotes.map((remote) => ({ folder: remote[version], base: originOf(remote.port) })),
  })
  return {
    shells: { usual: shell('usual'), next: shell('next') },
    remotes: remotes.map((remote) => ({
      port: remote.port,
      answer: allOf([...new Set(versions.map((version) => remote[version]))].map((one) => path.join(one, 'dist'))),
    })),
  }
}

/** One server for everything. */
function servedMonolith(port: number): ServedVariant {
  const shell = (files: string): ServedShell => ({
    files,
    remotes: remoteNames.map((name) => ({ folder: path.join(files, name), base: originOf(port) })),
  })
  return { shells: { usual: shell(monolithFolders.usual), next: shell(monolithFolders.next) }, remotes: [] }
}

/** Versions of one remote under one origin, as a store keeps them. */
function allOf(builds: readonly string[]): RequestListener {
  const served = builds.map((folder) => {
    const { version } = JSON.parse(readFileSync(path.join(folder, 'platform.json'), 'utf8')) as { version: string }
    return { version, answer: serveRemote(folder) }
  })
  return (request, response) => {
    const asked = served.find(({ version }) => request.url?.startsWith(`/${version}/`)) ?? served[0]
    asked?.answer(request, response)
  }
}
