import { openedAt } from '@sarv/platform/client/navigation/opened-at'
import { session } from '@sarv/platform/client/session/session'
import { usePlace } from '@sarv/platform/contract/use-place'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import shell from '../shell.json'
import { Message } from './message'
import { remoteAt } from './remote-at'
import { RemoteOutlet } from './remote-outlet'
import type { Services } from './services'
import { Callback, SignIn } from './sign-in'

/** The root component: the page of the address, behind the sign-in. */
export function App({ services }: { services: Services }) {
  const { navigation } = services
  const { pathname } = usePlace(navigation)
  const { current } = useSnapshot(session)
  useEffect(() => {
    if (current.at === 'signed-in' && pathname === '/') navigation.navigate(shell.start, { replace: true })
  }, [current, pathname, navigation])
  if (pathname === '/callback') return <Callback services={services} />
  if (current.at === 'unknown') return <main aria-busy="true" />
  if (current.at === 'signed-out') return <SignIn services={services} />
  return <Shell services={services} pathname={pathname} />
}

/** What each signed-in person sees: header, the page, tabs. A tab is titled by the remote that answers its path. */
function Shell({ services, pathname }: { services: Services; pathname: string }) {
  const { navigation, directory, language, switchLanguage, tokens } = services
  const { t } = useTranslation('host')
  const remotes = useSyncExternalStore(directory.subscribe, directory.known)
  const title = remoteAt(pathname, remotes)?.route.title ?? shell.title
  return (
    <>
      <header>
        <h1>{title[language()]}</h1>
        <button type="button" onClick={() => void switchLanguage()}>
          {t('language')}
        </button>
        <button type="button" onClick={() => void tokens.signOut()}>
          {t('signOut')}
        </button>
      </header>
      <Message bus={services.bus} />
      <main>
        <Page services={services} pathname={pathname} />
      </main>
      <nav aria-label={t('tabs')}>
        {shell.tabs.map((path) => (
          <a
            key={path}
            href={path}
            aria-current={path === pathname ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault()
              navigation.navigate(path)
            }}
          >
            {(remoteAt(path, remotes)?.route.title ?? shell.title)[language()]}
          </a>
        ))}
      </nav>
    </>
  )
}

function Page({ services, pathname }: { services: Services; pathname: string }) {
  const { directory, canOpen, platformFor } = services
  const { t } = useTranslation('host')
  const remotes = useSyncExternalStore(directory.subscribe, directory.known)
  const found = remoteAt(pathname, remotes)
  const isMissing = !found && !directory.isAnswered('at', pathname) && pathname !== openedAt
  const needsDocument = found !== undefined && pathname !== openedAt && !canOpen(found.remote)
  useEffect(() => {
    if (needsDocument) location.reload()
  }, [needsDocument])
  useEffect(() => {
    if (isMissing) directory.lookUp('at', pathname).catch(() => location.reload())
  }, [isMissing, directory, pathname])
  if (needsDocument || isMissing) return <p aria-busy="true" />
  if (!found) {
    // It may be the page of an offline start.
    directory.want('at', pathname)
    return <p>{t('notFound')}</p>
  }
  return <RemoteOutlet remote={found.remote} platform={platformFor(found.remote)} bus={services.bus} />
}
