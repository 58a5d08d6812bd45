import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useSyncExternalStore } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Route, Router, Routes } from 'react-router-dom'
import { ownPlaces } from './own-places'
import type { Platform } from './platform'
import { PlatformContext } from './platform-context'
import type { RemoteDefinition } from './remote-definition'
import { addTexts } from './remote-texts'

/** The root of a remote: the shell's one router, query client and language, seen from inside. */
export function RemoteRoot({ definition, platform }: { definition: RemoteDefinition; platform: Platform }) {
  const { navigation } = platform
  const placeNow = useMemo(
    () =>
      ownPlaces(
        navigation,
        definition.screens.map(({ path }) => path),
      ),
    [navigation, definition],
  )
  const { i18n } = useTranslation(definition.name, { i18n: platform.i18n })
  const { language } = i18n
  useEffect(() => {
    // A dictionary that cannot be fetched leaves the Persian texts, which are there already.
    if (language === 'en') addTexts(i18n, definition.name, definition.dictionaries).catch(platform.report)
  }, [i18n, language, definition, platform.report])
  const place = useSyncExternalStore(navigation.subscribe, placeNow)
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={platform.queryClient}>
        <I18nextProvider i18n={platform.i18n} defaultNS={definition.name}>
          <Router location={place} navigator={navigation.navigator}>
            <Suspense fallback={null}>
              <Routes>
                {definition.screens.map(({ path, screen: Screen }) => (
                  <Route key={path} path={path} element={<Screen />} />
                ))}
              </Routes>
            </Suspense>
          </Router>
        </I18nextProvider>
      </QueryClientProvider>
    </PlatformContext>
  )
}
