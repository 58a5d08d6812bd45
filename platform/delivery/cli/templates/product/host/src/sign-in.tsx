import { session } from '@sarv/platform/client/session/session'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import shell from '../shell.json'
import type { Services } from './services'

/** What a person sees who is not signed in; signing in leads to the page that was asked for. */
export function SignIn({ services: { tokens, navigation, language, switchLanguage } }: { services: Services }) {
  const { t } = useTranslation('host')
  const [hasFailed, setHasFailed] = useState(false)
  const signIn = () => {
    const { pathname, search } = navigation.place()
    tokens.signIn({ returnTo: pathname + search, language: language() }).catch(() => setHasFailed(true))
  }
  return (
    <main className="card">
      <h1>{shell.title[language()]}</h1>
      <button type="button" onClick={signIn}>
        {t('signIn')}
      </button>
      <button type="button" onClick={() => void switchLanguage()}>
        {t('language')}
      </button>
      {hasFailed && <p role="alert">{t('signInFailed')}</p>}
    </main>
  )
}

/** The redirect URI of the sign-in: completes it and leaves no history entry, whatever came of it. */
export function Callback({ services: { tokens, navigation, canaries } }: { services: Services }) {
  useEffect(() => {
    tokens.complete(location.href).then(
      async ({ returnTo }) => {
        const { current } = session
        // A person in other canaries than this page runs gets a new document at once.
        if (current.at === 'signed-in' && !(await canaries.assign(current.sub))) location.replace(returnTo)
        else navigation.navigate(returnTo, { replace: true })
      },
      () => navigation.navigate('/', { replace: true }),
    )
  }, [tokens, navigation, canaries])
  return <main aria-busy="true" />
}
