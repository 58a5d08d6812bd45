import '@sarv/platform/page/trusted-types/inner-html-shim'
import '@fontsource-variable/vazirmatn/index.css'
import '@sarv/shared/ui/base.css'
import { createQueryClient } from '@sarv/platform/client/api/query-client'
import { createI18n } from '@sarv/platform/client/i18n/create-i18n'
import { rememberedLanguage } from '@sarv/platform/client/i18n/language'
import { usePlace } from '@sarv/platform/contract/use-place'
import { PlatformContext } from '@sarv/shared/platform'
import uiEn from '@sarv/shared/ui/locales/en.json'
import uiFa from '@sarv/shared/ui/locales/fa.json'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { Router } from 'react-router-dom'
import { App } from './app'
import { consolePlatform } from './console-platform'
import en from './locales/en.json'
import fa from './locales/fa.json'
import { restoreSearch } from './session/kept-typing'

restoreSearch()

/** Page of `pnpm sarv console`. */
const { i18n, setLanguage } = createI18n({
  language: rememberedLanguage(document.cookie),
  dictionaries: { fa: { ui: uiFa, console: fa }, en: { ui: uiEn, console: en } },
})
const queryClient = createQueryClient()
// What a component could not handle goes to the browser's own log.
const platform = consolePlatform({ queryClient, i18n, report: reportError })
const { navigation } = platform

function Page() {
  const location = usePlace(navigation)
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <PlatformContext value={platform}>
          <Router location={location} navigator={navigation.navigator}>
            <App setLanguage={setLanguage} />
          </Router>
        </PlatformContext>
      </QueryClientProvider>
    </I18nextProvider>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
