import type { Place } from '@sarv/platform/contract/platform'
import { QueryClient } from '@tanstack/react-query'
import { createHeaderStore } from '../services/header-store'
import type { Services } from '../services/services'

/**
 * What components of the shell ask for while they are rendered without a browser: no data, no one signed in, and only
 * which pages exist and which one is rendered. Effects and presses need the rest; they run in the browser.
 */
export function frameServices(pathname: string, exists: (address: string) => boolean): Services {
  const place: Place = { pathname, search: '', hash: '', state: undefined, key: 'default' }
  const used: Pick<Services, 'queryClient' | 'header'> & {
    navigation: Pick<Services['navigation'], 'exists' | 'place' | 'subscribe'>
  } = {
    queryClient: new QueryClient(),
    header: createHeaderStore(),
    navigation: { exists, place: () => place, subscribe: () => () => undefined },
  }
  return used as Services
}
