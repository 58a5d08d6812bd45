import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { runningVersions } from '@sarv/platform/contract/running-versions'
import type { BuiltFolder } from '@sarv/platform/delivery/build/read-build'
import { commands } from '@sarv/platform/delivery/cli/commands'
import { runCommand } from '@sarv/platform/delivery/cli/run-command'
import { deliverBuilds } from '@sarv/platform/delivery/local/deliver-builds'
import { folderOf, originOf } from '@sarv/platform/delivery/local/platform-plan'
import { serveVersions } from '@sarv/platform/delivery/serve/serve-versions'
import { readCatalogue } from '@sarv/platform/delivery/store/catalogue/catalogue-store'
import { catalogueKeysFrom } from '@sarv/platform/delivery/store/catalogue/signing-keys'
import { openStore } from '@sarv/platform/delivery/store/open-store'
import type { Store } from '@sarv/platform/delivery/store/store'
import { passGate } from '@sarv/platform/delivery/testing/published-fixture'
import { anotherVersion } from '../remotes/another-version'
import type { TestPlatform } from './worker-platform'

/** What teams deliver with: a store, the command, and a shell that runs what the store says. */
export interface Delivery {
  readonly store: Store
  /** The folder of the store. */
  readonly folder: string
  /** What the shell's server was told, for restarting it. */
  readonly settings: Readonly<Record<string, string>>
  /** What the command is told: where the store is, and the key that signs. */
  readonly env: Readonly<Record<string, string>>
  /**
   * One line of `pnpm sarv`; the shell has heard of what it changed when it is done.
   * @throws Error with what it said when it refuses
   */
  sarv(...words: readonly string[]): Promise<string>
  /** Publishes a remote as it is, under another version and with one text changed. */
  publishChanged(remote: string, version: string, from: string, to: string): Promise<void>
  /** Serves what the store has of a remote that this platform has not; the origin. */
  serveNewcomer(name: string): Promise<string>
  /** Waits until the shell makes its pages from what the store says now. */
  heard(): Promise<void>
  /** Publishes a remote that this platform has not, lets everyone run it, and serves it from an origin of its own. */
  bringIn(name: string, made: BuiltFolder): Promise<void>
  /** Ends the servers of newcomers; the store stays as long as the platform, whose shell may still write to it. */
  close(): void
}

/** Delivers what was built here into a store of its own, signed, and lets the platform's shell and remotes serve that. */
export async function openDelivery(platform: TestPlatform): Promise<Delivery> {
  const room = mkdtempSync(path.join(platform.folder, 'delivery-'))
  const folder = path.join(room, 'store')
  const store = await openStore(folder)
  const keys = path.join(room, 'keys')
  const env = { SARV_STORE: folder, SARV_BY: 'nima', SARV_SIGNING_KEY: path.join(keys, 'signing-key.json') }
  const settings = {
    SARV_CATALOGUE: `store:${folder}`,
    SARV_CATALOGUE_KEY: path.join(keys, 'catalogue-key.json'),
    SARV_CATALOGUE_KEEP: path.join(room, 'kept.json'),
  }
  await deliverBuilds(
    store,
    Object.values(platform.remotes).map(({ name, base }) => ({ folder: folderOf(name), base })),
  )
  await command(['keys', keys], { SARV_STORE: folder })
  // Until now the catalogue was unsigned, as on a machine without a key.
  await command(['renew', '--adopt'], env)
  for (const { name, answerWith } of Object.values(platform.remotes)) {
    const serve = serveVersions(path.join(folder, 'remotes', name))
    answerWith((request, response) => {
      serve(request, response)
      return true
    })
  }
  platform.configureShell(settings)

  async function sarv(...words: readonly string[]): Promise<string> {
    const said = await command(words, env)
    const [, name, version] = /\b(\w+)@([\w.+-]+)/.exec(said) ?? []
    // The journey itself opens it in a browser, which takes the time that the gate's own would take.
    if (words[0] === 'publish' && name && version) await passGate(store, catalogueKeysFrom(env), name, version)
    await heard()
    return said
  }
  async function heard(): Promise<void> {
    const { catalogue } = await readCatalogue(store, catalogueKeysFrom(env))
    await served(platform.origin, catalogue.revision)
  }
  const newcomers: Server[] = []
  async function serveNewcomer(name: string): Promise<string> {
    const server = createServer(serveVersions(path.join(folder, 'remotes', name))).listen(0, 'localhost')
    newcomers.push(server)
    await once(server, 'listening')
    return originOf((server.address() as AddressInfo).port)
  }
  return {
    store,
    folder,
    settings,
    env,
    sarv,
    async publishChanged(remote, version, from, to) {
      const next = anotherVersion(remote, version, from, to)
      await sarv('publish', remote, '--no-smoke', '--dist', next.folder)
      rmSync(next.folder, { recursive: true })
    },
    serveNewcomer,
    heard,
    async bringIn(name, { folder: dist, built }) {
      const base = await serveNewcomer(name)
      await sarv('publish', name, '--no-smoke', '--dist', dist)
      await sarv('promote', `${name}@${built.version}`, '--base', base, '--agree-authority')
    },
    close() {
      for (const server of newcomers) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}

async function command(words: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  let [out, err] = ['', '']
  const terminal = { out: (text: string) => (out += text), err: (text: string) => (err += text) }
  const code = await runCommand(words, commands, env, terminal)
  if (code !== 0) throw new Error(`sarv ${words.join(' ')} ended with ${code}:\n${out}${err}`)
  return out
}

/** Waits until the shell makes its pages from that revision. */
async function served(origin: string, revision: number): Promise<void> {
  const until = Date.now() + 30_000
  for (;;) {
    const now = runningVersions.parse(await (await fetch(`${origin}/versions`)).json())
    if (now.revision === revision) return
    if (Date.now() > until) throw new Error(`The shell stays with revision ${now.revision}, not ${revision}`)
    await passed(50)
  }
}

/** Every version of a remote that a page names anywhere or has loaded anything of. */
export function versionsOn(page: Page, base: string): Promise<string[]> {
  return page.evaluate((origin) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => `"${name}"`)
    const text = `${document.documentElement.outerHTML} ${loaded.join(' ')}`
    const versions = text
      .split(`${origin}/`)
      .slice(1)
      .map((rest) => rest.slice(0, rest.indexOf('/')))
    return [...new Set(versions)]
  }, base)
}
