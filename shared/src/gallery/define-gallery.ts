import type { QueryAnswer } from '@sarv/platform/client/api/frozen-client'
import type { RemoteLifecycles } from '@sarv/platform/contract/lifecycles'
import type { RemoteDefinition } from '@sarv/platform/contract/remote-definition'
import { defineRemote, type Localized } from '@sarv/shared/platform'
import type { ComponentType } from 'react'

/** A screen in the state after its queries have answered with this data. */
export interface ScreenState {
  /** Its own among the states of the remote. */
  readonly name: string
  readonly title: Localized
  readonly screen: ComponentType
  readonly queries: readonly QueryAnswer[]
}

/** What the `src/gallery.tsx` of a remote exposes as `./gallery`, in development only. */
export interface RemoteGallery extends RemoteLifecycles {
  readonly states: readonly ScreenState[]
}

/**
 * Makes the gallery of a remote: states of its screens that `/test` of `pnpm dev` shows beside the kit. Each is drawn as a
 * section is, over a query cache of its own that nothing is fetched into.
 * @example
 * export default defineGallery({
 *   name: 'bank',
 *   dictionaries: { fa, en: () => import('../locales/en.json') },
 *   states: [{ name: 'orders-empty', title, screen: OrdersScreen, queries: [{ queryKey: ordersQuery().queryKey, data: [] }] }],
 * })
 */
export function defineGallery({
  name,
  dictionaries,
  states,
}: Pick<RemoteDefinition, 'name' | 'dictionaries'> & Pick<RemoteGallery, 'states'>): RemoteGallery {
  const sections = states.map((state) => ({ name: state.name, section: state.screen }))
  return { states, ...defineRemote({ name, screens: [], sections, dictionaries }) }
}
