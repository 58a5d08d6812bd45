import '@sarv/shared/ui/tokens.css'
import '@sarv/shared/ui/base.css'
import '../font/font.css'
import '../not-started.css'
import './frame.css'
import { createI18n } from '@sarv/platform/client/i18n/create-i18n'
import type { Frame, FrameRequest, RenderFrame } from '@sarv/platform/page/boot/frame'
import enUi from '@sarv/shared/ui/locales/en.json'
import faUi from '@sarv/shared/ui/locales/fa.json'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import en from '../../locales/en.json'
import fa from '../../locales/fa.json'
import { LoginPage } from '../login/login-page'
import { RemoteLoading } from '../remotes/outlet/remote-loading'
import { findPage, pageExists } from '../routing/find-page'
import { hostPages } from '../routing/host-pages'
import { ServicesContext } from '../services/services'
import { Shell } from '../shell/shell'
import { frameServices } from './frame-services'
import { styleClasses } from './style-classes'

const dictionaries = { fa: { host: fa, ui: faUi }, en: { host: en, ui: enUi } }

const startPage = <LoginPage />

/** Server rendering of a page's frame, by the components that will take its place in the browser: each import is one. */
export const renderFrame: RenderFrame = (request) => {
  const at = findPage(request.pathname, hostPages, request.remotes)
  const route = at.page.path
  if (at.by === 'host' && at.page.key === 'login') return toFrame('start', route, request, startPage)
  if (at.by === 'host' && at.page.isPublic) return undefined
  const page = (
    <Shell at={at}>
      <RemoteLoading skeleton={at.page.skeleton} />
    </Shell>
  )
  return toFrame('shell', route, request, page)
}

function toFrame(kind: Frame['kind'], route: string, request: FrameRequest, page: ReactNode): Frame {
  const { language, pathname, remotes } = request
  const services = frameServices(pathname, (address) => pageExists(address, hostPages, remotes))
  const markup = renderToStaticMarkup(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <I18nextProvider i18n={createI18n({ language, dictionaries }).i18n} defaultNS="host">
          <StaticRouter location={pathname}>{page}</StaticRouter>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>,
  )
  return { kind, route, ...styleClasses(markup) }
}
