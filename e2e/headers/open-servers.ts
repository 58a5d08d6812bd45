import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PageConfig } from '@sarv/platform/contract/page-data'
import { serveRemote } from '@sarv/platform/delivery/serve/serve-remote'
import { builtFixture } from '@sarv/platform/delivery/testing/built-fixture'
import { writeBuild } from '@sarv/platform/delivery/testing/built-folder'
import { createDocumentServer } from '@sarv/platform/page/server/document-server'
import { settingsFrom } from '@sarv/platform/page/server/settings'
import { writeShell } from '@sarv/platform/page/server/testing/shell-fixture'
import type { SandboxOrigins } from '@sarv/shared/testing/sandbox'

/** Where everything runs that answers a browser. */
export interface Servers {
  readonly host: string
  /** The same where people come by https. */
  readonly hostByHttps: string
  /** One whose pages cannot be made. */
  readonly brokenHost: string
  readonly remote: string
  readonly sandbox: SandboxOrigins
  close(): Promise<void>
}

/** What a shell has beside its entry. */
const files = [
  'chunk.0a1b2c3d.js',
  'chunk.0a1b2c3d.css',
  'mark.0a1b2c3d.svg',
  'text.0a1b2c3d.woff2',
  'workers/pdf.0a1b2c3d.js',
]

/** Opens document servers and a remote's server of this process, over the sandbox of the test run. */
export async function openServers(sandbox: SandboxOrigins): Promise<Servers> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sarv-headers-'))
  const shell = writeShell(path.join(folder, 'shell'), { react: '19.3.1', '@sarv/shared/platform': '1.0.0' })
  for (const file of files) writeFileSync(path.join(shell, file), '')
  const opened: Server[] = []
  const open = async (server: Server) => {
    opened.push(server.listen(0, 'localhost'))
    await once(server, 'listening')
    return `http://localhost:${(server.address() as AddressInfo).port}`
  }
  const remote = await open(createServer(serveRemote(writeBuild(path.join(folder, 'guest'), 'guest'), () => undefined)))
  const catalogue = path.join(folder, 'catalogue.json')
  const remotes = [{ base: remote, current: builtFixture('guest') }]
  writeFileSync(catalogue, JSON.stringify({ revision: 1, issued: '', remotes }))
  const openHost = (env: NodeJS.ProcessEnv, config: Partial<PageConfig> = {}) => {
    const settings = settingsFrom({
      SARV_FILES: shell,
      SARV_CATALOGUE: catalogue,
      SARV_API: sandbox.api,
      SARV_IDENTITY: sandbox.identity,
      SARV_TWA_PACKAGE: 'ir.example.sarv',
      SARV_TWA_FINGERPRINTS: Array.from({ length: 32 }, () => 'AB').join(':'),
      ...env,
    })
    const changed = { ...settings, config: { ...settings.config, ...config } }
    return open(createDocumentServer(changed, () => undefined))
  }
  return {
    host: await openHost({}),
    hostByHttps: await openHost({ SARV_ORIGIN: 'https://sarv.example' }),
    brokenHost: await openHost({}, { eventWhitelist: 'nowhere' }),
    remote,
    sandbox,
    async close() {
      const closed = opened.map((server) => once(server, 'close'))
      for (const server of opened) {
        server.close()
        server.closeAllConnections()
      }
      await Promise.all(closed)
      rmSync(folder, { recursive: true })
    },
  }
}
