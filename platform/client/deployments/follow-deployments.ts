import type { Bus } from '../../contract/events/bus'
import type { PageData } from '../../contract/page-data'
import type { Navigation } from '../../contract/platform'
import { shellName } from '../../contract/shell-name'
import type { RemoteDirectory } from '../remotes/directory/remote-directory'
import { updateHolds } from '../updates/update-holds'
import type { CanaryAssignment } from './canary-assignment'
import { createSafeReload } from './safe-reload'
import { watchVersions } from './watch-versions'

interface FollowOptions {
  readonly page: PageData
  readonly directory: Pick<RemoteDirectory, 'known'>
  readonly bus: Pick<Bus, 'on'>
  readonly navigation: Pick<Navigation, 'place' | 'subscribe'>
  readonly canaries: Pick<CanaryAssignment, 'assign'>
}

/** Reloads the page, at a safe moment, when a remote's version or the person's canary assignment changed. */
export function followDeployments({ page, directory, bus, navigation, canaries }: FollowOptions): void {
  const { schedule } = createSafeReload({ navigation, holds: updateHolds, reload: () => location.reload() })
  const shell = page.shell === undefined ? [] : [{ name: shellName, version: page.shell }]
  const pageNow = () => ({ revision: page.revision, remotes: [...directory.known(), ...shell] })
  // A page with a developer's override reloads when its own build ends: see override-badge.tsx.
  if (!page.override) watchVersions({ page: pageNow, navigation, onMustReload: schedule })
  bus.on('session-changed', async (session) => {
    if (session.at === 'signed-in' && !(await canaries.assign(session.sub))) schedule()
  })
}
