import type { ManifestRoute } from '@sarv/platform/contract/manifest-parts'
import { Link } from '@sarv/shared/platform'
import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react'
import { useServices } from '../services/services'
import { currentMark } from './current-mark'

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'children'> {
  readonly to: string
  /** The route that is rendered. */
  readonly shown: ManifestRoute
  /** The content, by whether its page, or its section, is the current one. */
  readonly children: (isCurrent: boolean) => ReactNode
}

/** A link of the navigation, marked as the current page from the press on: before the page itself is rendered. (D-142) */
export function PageLink({ to, shown, children, ...link }: PageLinkProps) {
  const { navigation } = useServices()
  const read = () => currentMark(to, navigation.place().pathname, shown)
  const mark = useSyncExternalStore(navigation.subscribe, read, read)
  return (
    <Link to={to} aria-current={mark} {...link}>
      {children(mark !== undefined)}
    </Link>
  )
}
