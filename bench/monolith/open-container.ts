import type { RemoteLifecycles } from '@sarv/platform/contract/lifecycles'
import type { PageRemote } from '@sarv/platform/contract/page-data'

type Loaded = () => Promise<{ default: unknown }>

/** Each remote's sources as one more chunk of the same build. The names are those of `namedRemotes`. */
const remotes: Readonly<Record<string, Loaded>> = {
  invest: () => import(/* webpackChunkName: "invest" */ '../../remote-invest/src/index'),
  pma: () => import(/* webpackChunkName: "pma" */ '../../remote-pma/src/index'),
  bank: () => import(/* webpackChunkName: "bank" */ '../../remote-bank/src/index'),
  recommendations: () => import(/* webpackChunkName: "recommendations" */ '../../remote-recommendations/src/index'),
  support: () => import(/* webpackChunkName: "support" */ '../../remote-support/src/index'),
}

/** Stands in the place of `platform/client/remotes/loading/open-container.ts`. */
export async function openContainer({ name }: Pick<PageRemote, 'name'>): Promise<RemoteLifecycles> {
  const load = remotes[name]
  if (!load) throw new Error(`${name} is not in this build`)
  return (await load()).default as RemoteLifecycles
}
