import type { RemoteLifecycles } from '@sarv/platform/contract/lifecycles'
import type { PageRemote } from '@sarv/platform/contract/page-data'
import { federation } from './federation-runtime'

/** Stands in the place of `platform/client/remotes/loading/open-container.ts`. */
export async function openContainer({ entry, name }: Pick<PageRemote, 'entry' | 'name'>): Promise<RemoteLifecycles> {
  federation.registerRemotes([{ name, entry, type: 'module' }])
  const exposed = await federation.loadRemote<{ default: RemoteLifecycles }>(`${name}/remote`)
  if (!exposed) throw new Error(`${name} exposes no remote`)
  return exposed.default
}
