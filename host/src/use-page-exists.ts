import { useServices } from './services'

/** Whether somebody answers an address, as remotes ask it: `platform.navigation.exists` (D-42). */
export function usePageExists(): (address: string) => boolean {
  return useServices().navigation.exists
}
