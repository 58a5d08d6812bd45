import { Link } from '@sarv/shared/platform'
import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react'
import { useServices } from '../services/services'

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'children'> {
  readonly to: string
  /** The content, by whether its page is the current one. */
  readonly children: (isCurrent: boolean) => ReactNode
}

/** A link of the navigation, marked as the current page from the press on: before the page itself is rendered. */
export function PageLink({ to, children, ...link }: PageLinkProps) {
  const { navigation } = useServices()
  const read = () => navigation.place().pathname === to
  const isCurrent = useSyncExternalStore(navigation.subscribe, read, read)
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...link}>
      {children(isCurrent)}
    </Link>
  )
}
