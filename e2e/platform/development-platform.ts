import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Finding, writeFinding } from '@sarv/platform/delivery/development/development-state'
import { followManifests } from '@sarv/platform/delivery/local/follow-manifests'
import { developHost, developRemote, originOf } from '@sarv/platform/delivery/local/platform-plan'
import { freePort } from '@sarv/platform/testing/free-port'
import { relayTo } from './relay-to'
import { sandboxPort } from './test-ports'
import type { Interception } from './worker-platform'

/** `pnpm dev` of the shell and one remote, over the tests' sandbox. */
interface DevelopmentPlatform {
  /** Answers what the shell of a worker is asked, since the identity provider knows that address only. */
  readonly answer: Interception
  /** Puts in what another part of `pnpm dev` would have found. */
  find(part: string, finding: Finding): void
  close(): Promise<void>
}

/** @param folder of the remote */
export async function openDevelopmentPlatform(folder: string): Promise<DevelopmentPlatform> {
  const room = mkdtempSync(path.join(tmpdir(), 'sarv-development-'))
  const findings = path.join(room, 'findings')
  const catalogue = path.join(room, 'catalogue.json')
  const [host, remote] = [await freePort(), await freePort()]
  const [api, identity, gateway, inbox] = [0, 1, 2, 3].map((step) => sandboxPort + step) as [
    number,
    number,
    number,
    number,
  ]
  const unfollow = followManifests([{ folder, base: originOf(remote) }], catalogue, (faults) =>
    writeFinding(findings, 'manifests', { faults }),
  )
  const ports = { host, remotes: {}, sandbox: { api, identity, gateway, inbox } }
  const running = await Promise.all([developHost(ports, catalogue, findings), developRemote(folder, remote, findings)])
  const relay = relayTo(originOf(host))
  return {
    answer(request, response) {
      relay(request, response)
      return true
    },
    find: (part, finding) => writeFinding(findings, part, finding),
    async close() {
      unfollow()
      await Promise.all(running.map((one) => one.stop()))
      rmSync(room, { recursive: true })
    },
  }
}
