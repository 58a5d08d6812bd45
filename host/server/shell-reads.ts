import { getNavigation } from '@sarv/shared/contract/navigation'
import { getProfile } from '@sarv/shared/contract/profile'

/** Paths of what the shell asks for at once when somebody is signed in. */
export const shellReads: readonly string[] = [getNavigation.path, getProfile.path]
