import { QueryClient } from '@tanstack/react-query'
import { createHeaderStore } from '../services/header-store'
import type { Services } from '../services/services'

/**
 * What components of the shell ask for while they are rendered without a browser: no data, nobody signed in, and only
 * which pages exist. Effects and presses, which need the rest, are the browser's.
 */
export function frameServices(exists: (address: string) => boolean): Services {
  const used: Pick<Services, 'queryClient' | 'header'> & { navigation: Pick<Services['navigation'], 'exists'> } = {
    queryClient: new QueryClient(),
    header: createHeaderStore(),
    navigation: { exists },
  }
  return used as Services
}
