import { locks } from '../pwa/locks'
import type { Services } from '../services'
import { followVersions } from './follow-versions'
import { createNextDocument } from './next-document'

/** Sees to it that this page makes room for another one when it runs what it should not, or not what its person should. */
export function keepDelivered({ page, bus, navigation, canaries }: Services): void {
  const { due } = createNextDocument({ navigation, locks, reload: () => location.reload() })
  // A developer's page makes room when its own build ends: see override-badge.tsx.
  if (!page.override) followVersions({ page, navigation, leave: due })
  bus.on('session-changed', async (session) => {
    if (session.at === 'signed-in' && !(await canaries.settled(session.sub))) due()
  })
}
