import { serveRemote } from '@sarv/platform/delivery/serve/serve-remote'
import type { TestPlatform } from '../platform/worker-platform'
import type { AnotherVersion } from './another-version'

/** Delivers other versions of remotes: each is served beside the one of today, and the catalogue names it. */
export function deliverVersion(platform: TestPlatform, ...versions: readonly AnotherVersion[]): void {
  for (const { folder, built } of versions) {
    const answer = serveRemote(folder)
    platform.remote(built.name).answerWith((asked, response) => {
      const isNext = asked.url?.startsWith(`/${built.version}/`) === true
      if (isNext) answer(asked, response)
      return isNext
    })
  }
  const delivered = new Map(versions.map(({ built }) => [built.name, built]))
  platform.setCatalogue(({ remotes, ...catalogue }) => ({
    ...catalogue,
    remotes: remotes.map((remote) => ({ ...remote, current: delivered.get(remote.current.name) ?? remote.current })),
  }))
}
