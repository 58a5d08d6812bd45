import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Route, Router, Routes } from 'react-router-dom'
import { LoadAttempt } from './lazy-screen'
import type { Platform } from './platform'
import { PlatformContext } from './platform-context'
import type { RemoteDefinition } from './remote-definition'
import { addTexts } from './remote-texts'
import { scopedLocation } from './scoped-location'
import { usePlace } from './use-place'

interface Mounted {
  readonly definition: RemoteDefinition
  readonly platform: Platform
  /** The section to draw in place of the address' screen. */
  readonly section?: string
}

/** The root of a remote: the shell's one router, query client and language, seen from inside. */
export function RemoteRoot({ definition, platform, section }: Mounted) {
  const { navigation } = platform
  const placeNow = useMemo(() => {
    // A section belongs to the page that it was drawn in.
    const own = section === undefined ? definition.screens.map(({ path }) => path) : [navigation.place().pathname]
    return scopedLocation(navigation, own)
  }, [navigation, definition, section])
  const { i18n } = useTranslation(definition.name, { i18n: platform.i18n })
  const { language } = i18n
  useEffect(() => {
    // A dictionary that cannot be fetched leaves the Persian texts, which are there already.
    if (language === 'en') addTexts(i18n, definition.name, definition.dictionaries).catch(platform.report)
  }, [i18n, language, definition, platform.report])
  const place = usePlace(navigation, placeNow)
  const [attempt] = useState(() => ({}))
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={platform.queryClient}>
        <I18nextProvider i18n={platform.i18n} defaultNS={definition.name}>
          <Router location={place} navigator={navigation.navigator}>
            <LoadAttempt value={attempt}>
              <Suspense fallback={null}>
                {section === undefined ? <Screens {...definition} /> : <Section of={definition} name={section} />}
              </Suspense>
            </LoadAttempt>
          </Router>
        </I18nextProvider>
      </QueryClientProvider>
    </PlatformContext>
  )
}

function Screens({ screens }: RemoteDefinition) {
  return (
    <Routes>
      {screens.map(({ path, screen: Screen }) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
    </Routes>
  )
}

function Section({ of: { name: remote, sections = [] }, name }: { of: RemoteDefinition; name: string }) {
  const found = sections.find((one) => one.name === name)
  if (!found) throw new Error(`${remote} answers no section ${name}: only its manifest has one`)
  const { section: Content } = found
  return <Content />
}
