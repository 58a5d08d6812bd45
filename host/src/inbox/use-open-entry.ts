import type { InboxEntry } from '@sarv/shared/contract/inbox'
import { useLocation, useNavigate, usePlatform } from '@sarv/shared/platform'
import { useEffect } from 'react'

/** Opens the page of the entry that a notification named, `/inbox?entry=71`, once it is loaded; one without a page stays in the list. (HST-081) */
export function useOpenEntry(entries: readonly InboxEntry[] | undefined): void {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const { navigation } = usePlatform()
  useEffect(() => {
    const wanted = new URLSearchParams(search).get('entry')
    const entry = entries?.find(({ id }) => String(id) === wanted)
    if (entry === undefined) return
    // Back leads to the list, which would open it again.
    navigate(pathname, { replace: true })
    if (entry.action_type !== null) navigation.intent(entry.action_type, entry.link ?? '')
  }, [entries, search, pathname, navigate, navigation])
}
