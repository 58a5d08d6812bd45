import { session } from '@sarv/shared/auth/session'
import { useSnapshot } from '@sarv/shared/platform'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { visitOf } from './analytics/page-visit'
import { usePageVisits } from './analytics/use-page-visits'
import { galleryPage, hostPages, notFoundPage } from './host-pages'
import { HostScreen } from './host-screen'
import { PreLogin } from './login/pre-login'
import { SessionLoading } from './login/session-loading'
import { type PageAt, pageAt } from './page-at'
import { Prompts } from './prompts/prompts'
import { NoSectionsScreen } from './remotes/no-sections-screen'
import { RemoteOutlet } from './remotes/remote-outlet'
import { useServices } from './services'
import { Shell } from './shell/shell'

/** The whole page: who answers the address, and whether the person may see it. */
export function App() {
  const { navigation, page } = useServices()
  const { pathname } = useSyncExternalStore(navigation.subscribe, navigation.place)
  const pages = page.config.gallery ? [...hostPages, galleryPage] : hostPages
  const found = pageAt(pathname, pages, page.remotes)
  const title = useDocumentTitle(found)

  const { current } = useSnapshot(session)
  usePageVisits(pathname, visitOf(found, current), title)
  // Without a catalogue nobody answers; that is no wrong address.
  if (found.page === notFoundPage && page.remotes.length === 0) return <NoSectionsScreen />
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

function Inside({ at }: { at: PageAt }) {
  const { platformFor } = useServices()
  if (at.by === 'host') return <HostScreen page={at.page} />
  return <RemoteOutlet remote={at.remote} platform={platformFor(at.remote)} />
}

function useDocumentTitle({ page }: PageAt): string {
  const { i18n } = useTranslation()
  const title = page.title[i18n.language === 'en' ? 'en' : 'fa']
  const product = i18n.language === 'en' ? 'Sarv' : 'سرو'
  useEffect(() => {
    document.title = `${title} · ${product}`
  }, [title, product])
  return title
}
