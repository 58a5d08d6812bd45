import { openedAt } from '@sarv/platform/client/navigation/opened-at'
import { session } from '@sarv/platform/client/session/session'
import { useLocation, useSnapshot } from '@sarv/shared/platform'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { subscribe } from 'valtio'
import { usePageVisits } from '../analytics/use-page-visits'
import { findVisitedRoute } from '../analytics/visited-route'
import { PreLogin } from '../login/pre-login'
import { SessionLoading } from '../login/session-loading'
import { Prompts } from '../prompts/prompts'
import { NoRemotesScreen } from '../remotes/outlet/no-remotes-screen'
import { RemoteLoading } from '../remotes/outlet/remote-loading'
import { RemoteOutlet } from '../remotes/outlet/remote-outlet'
import { type FoundPage, findPage } from '../routing/find-page'
import { galleryPage, hostPages, notFoundPage } from '../routing/host-pages'
import { useServices } from '../services/services'
import { Shell } from '../shell/shell'
import { ShortcutsLater } from '../shortcuts/shortcuts-later'
import { HostScreen } from './host-screen'

/** The root component: routes the URL to a page of the host or a remote, behind the sign-in gate. */
export function App() {
  const { page, directory } = useServices()
  const { pathname } = useLocation()
  const pages = page.config.gallery ? [...hostPages, galleryPage] : hostPages
  const remotes = useSyncExternalStore(directory.subscribe, directory.known)
  const found = findPage(pathname, pages, remotes)
  const title = useDocumentTitle(found)

  const { current } = useSnapshot(session)
  usePageVisits(pathname, findVisitedRoute(found, current), title)
  // Without a catalogue no route is known; that is not a 404.
  if (found.page === notFoundPage && remotes.length === 0) return <NoRemotesScreen />
  if (found.page === notFoundPage && !directory.isAnswered('at', pathname)) {
    // The opened document carries the remote that answers its address, unless it is the page of an offline start.
    if (pathname !== openedAt) return <RemoteLookUp pathname={pathname} />
    directory.want('at', pathname)
  }
  if (found.by === 'host' && found.page.isPublic) return <HostScreen page={found.page} />
  if (current.at === 'unknown') return <SessionLoading />
  if (current.at === 'signed-out') return <PreLogin reason={current.reason} />
  return (
    <>
      <Shell at={found}>
        <Inside at={found} />
      </Shell>
      <Prompts />
      <ShortcutsLater />
    </>
  )
}

function Inside({ at }: { at: FoundPage }) {
  const { platformFor, canOpen, navigation } = useServices()
  if (at.by === 'host') return <HostScreen page={at.page} />
  if (navigation.place().pathname !== openedAt && !canOpen(at.remote)) return <DocumentLoading />
  return <RemoteOutlet remote={at.remote} platform={platformFor(at.remote)} skeleton={at.page.skeleton} />
}

/** Until it is known who answers an address; where it cannot be looked up, the server is asked for the page. */
function RemoteLookUp({ pathname }: { pathname: string }) {
  const { directory } = useServices()
  useEffect(() => void directory.lookUp('at', pathname).catch(() => location.reload()), [directory, pathname])
  return <SessionLoading />
}

/** Loads the current address as a document: a remote that cannot be opened in this one. */
function DocumentLoading() {
  useEffect(() => location.reload(), [])
  return <RemoteLoading />
}

/** Titles the document as the header is titled, by the thing that is shown; returns what the route is called. */
function useDocumentTitle({ page }: FoundPage): string {
  const { header } = useServices()
  const { i18n } = useTranslation()
  const title = page.title[i18n.language === 'en' ? 'en' : 'fa']
  const product = i18n.language === 'en' ? 'Sarv' : 'سرو'
  useEffect(() => {
    const write = () => {
      document.title = `${header.current.title || title} · ${product}`
    }
    write()
    return subscribe(header, write)
  }, [header, title, product])
  return title
}
