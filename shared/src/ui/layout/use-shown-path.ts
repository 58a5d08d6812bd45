import { usePlace } from '@sarv/platform/contract/use-place'
import { usePlatform } from '@sarv/shared/platform'

/**
 * Hook: path of the page that is shown. The router of a section keeps the page in which it was drawn; one in the shell's
 * third zone outlives pages.
 * @example const path = useShownPath() // '/funds/11307'
 */
export function useShownPath(): string {
  return usePlace(usePlatform().navigation).pathname
}
