import { session } from '@sarv/shared/internal/auth/session'
import { useSnapshot } from '@sarv/shared/platform'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageVisits } from '../analytics/use-page-visits'
import { findVisitedRoute } from '../analytics/visited-route'
import { PreLogin } from '../login/pre-login'
import { SessionLoading } from '../login/session-loading'
import { Prompts } from '../prompts/prompts'
import { NoRemotesScreen } from '../remotes/outlet/no-remotes-screen'
import { RemoteOutlet } from '../remotes/outlet/remote-outlet'
import { type FoundPage, findPage } from '../routing/find-page'
import { galleryPage, hostPages, notFoundPage } from '../routing/host-pages'
import { useServices } from '../services/services'
import { Shell } from '../shell/shell'
import { HostScreen } from './host-screen'

/** The root component: routes the URL to a page of the host or a remote, behind the sign-in gate. */
export function App() {
  const { navigation, page } = useServices()
  const { pathname } = useSyncExternalStore(navigation.subscribe, navigation.place)
  const pages = page.config.gallery ? [...hostPages, galleryPage] : hostPages
  const found = findPage(pathname, pages, page.remotes)
  const title = useDocumentTitle(found)

  const { current } = useSnapshot(session)
  usePageVisits(pathname, findVisitedRoute(found, current), title)
  // Without a catalogue no route is known; that is no 404.
  if (found.page === notFoundPage && page.remotes.length === 0) return <NoRemotesScreen />
  if (found.by === 'host' && found.page.isPublic) return <HostScreen page={found.page} />
  if (current.at === 'unknown') return <SessionLoading />
  if (current.at === 'signed-out') return <PreLogin reason={current.reason} />
  return (
    <>
      <Shell at={found}>
        <Inside at={found} />
      </Shell>
      <Prompts />
    </>
  )
}

function Inside({ at }: { at: FoundPage }) {
  const { platformFor } = useServices()
  if (at.by === 'host') return <HostScreen page={at.page} />
  return <RemoteOutlet remote={at.remote} platform={platformFor(at.remote)} />
}

function useDocumentTitle({ page }: FoundPage): string {
  const { i18n } = useTranslation()
  const title = page.title[i18n.language === 'en' ? 'en' : 'fa']
  const product = i18n.language === 'en' ? 'Sarv' : 'سرو'
  useEffect(() => {
    document.title = `${title} · ${product}`
  }, [title, product])
  return title
}
