import { serveRemote } from '@sarv/platform/delivery/serve/serve-remote'
import type { TestPlatform } from '../platform/worker-platform'
import type { AnotherVersion } from './another-version'

/** Delivers another version of a remote: it is served beside the one of today, and the catalogue names it. */
export function deliverVersion(platform: TestPlatform, { folder, built }: AnotherVersion): void {
  const answer = serveRemote(folder)
  platform.remote(built.name).answerWith((asked, response) => {
    const isNext = asked.url?.startsWith(`/${built.version}/`) === true
    if (isNext) answer(asked, response)
    return isNext
  })
  platform.setCatalogue(({ remotes, ...catalogue }) => ({
    ...catalogue,
    remotes: remotes.map((remote) => (remote.current.name === built.name ? { ...remote, current: built } : remote)),
  }))
}
