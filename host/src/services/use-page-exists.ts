import { useServices } from './services'

/** Returns the check whether a route exists for a URL, as remotes have it: `platform.navigation.exists` (D-42). */
export function usePageExists(): (address: string) => boolean {
  return useServices().navigation.exists
}
