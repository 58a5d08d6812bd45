import type { RemoteLifecycles } from '@sarv/contract'
import { shared } from '../remote.json'
import { takeModules } from './shared-modules'

/** The contract of every remote with the shell: `init` takes what the shell shares, `get` answers `./remote`. */
export function init(shareScope: Parameters<typeof takeModules>[0]): Promise<void> {
  return takeModules(shareScope, Object.keys(shared))
}

export async function get(id: string): Promise<() => { default: RemoteLifecycles }> {
  if (id !== './remote') throw new Error(`There is no ${id}`)
  const { default: lifecycles } = await import('./lifecycles')
  return () => ({ default: lifecycles })
}
