import type { RemoteLifecycles } from '@sarv/contract'

/** The contract of every remote with the shell: `init` takes what the shell shares, `get` answers `./remote`. */
export function init(_shareScope: object): void {
  // Nothing of it is needed here.
}

export async function get(id: string): Promise<() => { default: RemoteLifecycles }> {
  if (id !== './remote') throw new Error(`There is no ${id}`)
  const { lifecycles } = await import('./lifecycles')
  return () => ({ default: lifecycles })
}
