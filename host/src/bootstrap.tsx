import '@sarv/shared/ui/tokens.css'
import '@sarv/shared/ui/base.css'
import './font/font.css'
import './not-started.css'
import './pressed.css'
import './away/away.css'
import './lock/lock.css'
import { isAsideClosed } from '@sarv/platform/client/aside'
import { followDeployments } from '@sarv/platform/client/deployments/follow-deployments'
import { pageHealth } from '@sarv/platform/client/health/page-health'
import { reportHealth } from '@sarv/platform/client/health/report-health'
import { session } from '@sarv/platform/client/session/session'
import { applyTheme } from '@sarv/platform/client/theme/apply-theme'
import { rememberedTheme } from '@sarv/platform/client/theme/theme'
import { reloadStalePage } from '@sarv/platform/client/updates/reload-stale-page'
import { registerServiceWorker } from '@sarv/platform/client/updates/service-worker-update'
import type { HealthReport } from '@sarv/platform/contract/health-report'
import type { PageRemote } from '@sarv/platform/contract/page-data'
import { postToServer } from '@sarv/platform/contract/post-to-server'
import { shellName, shellOwner } from '@sarv/platform/contract/shell-name'
import { afterPaint } from '@sarv/platform/lib/async/after-paint'
import { clearFirstNumber } from '@sarv/platform/page/boot/paint-first-number'
import { readPageData } from '@sarv/platform/page/boot/read-page-data'
import { replayClicks } from '@sarv/platform/page/boot/replay-clicks'
import { isRaised, lowerFlag, raiseFlag } from '@sarv/platform/page/root-flags'
import { lazyScreen } from '@sarv/shared/platform'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Alerts } from './alerts/alerts'
import { App } from './app/app'
import { createServices } from './app/create-services'
import { LatePart } from './app/late-part'
import { Providers } from './app/providers'
import { blurWhenAway } from './away/blur-when-away'
import { captureInstallPrompt } from './install/install-prompt'
import { storeTwaFlag } from './install/twa-flag'
import { LockGate } from './lock/lock-gate'
import { watchIdleness } from './lock/lock-state'
import { removeSilentReturn } from './login/silent-return'
import { PdfSheet } from './pdf/pdf-sheet'
import { UpdateChip } from './pwa/update-chip'
import { RotateNotice } from './rotate/rotate-notice'
import { findPage } from './routing/find-page'
import { hostPages } from './routing/host-pages'
import type { Services } from './services/services'
import { ignoreSecondTaps } from './shell/second-tap'

/** Milliseconds from the start of the session until remotes are looked up whose links and sections may be drawn. */
const lookUpDelay = 2_000
/** Milliseconds from the session on until the web vitals are measured, and messages counted; the browser keeps what was painted before. */
const laterDelay = 2_000
/** Milliseconds from the first rendering until the browser's translator is followed. */
const translatorDelay = 1_000
/** Milliseconds from the session on until links are watched by what prefetches. */
const prefetchDelay = 1_000

/** Loaded only in a page with a developer's override. */
const OverrideBadge = lazyScreen(async () => (await import('./override/override-badge')).OverrideBadge)

/** Starts the shell: services, listeners of the page, the React root, the session, the service worker. Each import is one of them. */
export async function start(): Promise<void> {
  const hadFirstNumber = isRaised('firstNumber')
  storeTwaFlag(location.search)
  // A page without a drawn frame has no boot script, which does it earlier.
  applyTheme(rememberedTheme(document.cookie))
  if (isAsideClosed(document.cookie)) raiseFlag('asideClosed')
  // Before anything reads the address: it has a code in it.
  const silentReturn = removeSilentReturn(location, history)
  const services = await createServices(readPageData())
  services.analytics.open()
  captureInstallPrompt()
  reloadStalePage(services.bus)
  ignoreSecondTaps(document)
  blurWhenAway(window)
  watchIdleness()
  followDeployments(services)
  const post = (report: HealthReport) => postToServer('/health-reports', services.page.pageId, report)
  reportHealth(pageHealth, (report) => void post(report).catch(() => undefined))
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no #app')
  // The document's own message for a shell that does not start.
  document.getElementById('not-started')?.remove()
  const frame = root.firstElementChild
  if (silentReturn !== undefined) {
    const { completeSilentReturn } = await import('./login/complete-silent-return')
    await completeSilentReturn(silentReturn, services.tokens, services.i18n.language).catch(() => undefined)
  }
  // The drawn frame stays until its replacement is known; a page without a drawn frame needs content at once.
  if (frame) await restoreSession(services)
  // The number that was answered meanwhile is painted now: rendering the shell takes longer.
  if (!hadFirstNumber && isRaised('firstNumber')) await new Promise<void>(afterPaint)
  const focused = document.activeElement
  const { shell } = services.page
  const opening =
    shell === undefined ? undefined : pageHealth.startOpening({ name: shellName, version: shell, owner: shellOwner })
  const onReady = () => {
    opening?.opened()
    if (frame) replayClicks(frame, focused, root)
  }
  endOpeningLater(services)
  followTranslator()
  const onUncaughtError = (error: unknown) => {
    opening?.failed('crashed', error)
    reportError(error)
  }
  createRoot(root, { onUncaughtError }).render(<Root services={services} onReady={onReady} />)
  await restoreSession(services)
  // Last, so that they take nothing from what the person came for.
  void services.storage.sweepDrafts(Date.now())
  setTimeout(() => void prefetchOnIntent(services).catch(() => undefined), prefetchDelay)
  setTimeout(services.directory.begin, lookUpDelay)
  setTimeout(() => void loadLater(services).catch(() => undefined), laterDelay)
  await registerServiceWorker(services.page.deployment)
}

/** Loads what measures the page, tells what remotes threw and counts messages, after the person has what they came for. */
async function loadLater(services: Services): Promise<void> {
  const { startLater } = await import('./app/start-later')
  startLater(services, ownerOf(services))
}

/** Loads what lets the browser's translator change the page, and tells it what was changed before it came. */
function followTranslator(): void {
  const early: MutationRecord[] = []
  const observer = new MutationObserver((records) => void early.push(...records))
  observer.observe(document.body, { childList: true, subtree: true })
  const follow = async () => {
    const { keepTranslatedTexts } = await import('./language/keep-translated-texts')
    keepTranslatedTexts(document.body, early)
  }
  setTimeout(
    () =>
      void follow()
        .finally(() => observer.disconnect())
        .catch(() => undefined),
    translatorDelay,
  )
}

/** Loads what fetches a remote ahead of the press that opens it. */
async function prefetchOnIntent(services: Services): Promise<void> {
  const { watchIntents } = await import('@sarv/platform/client/remotes/prefetch/watch-intents')
  watchIntents(ownerOf(services), services.canOpen)
}

/** Finds the remote that answers a path, among those that the page knows. */
function ownerOf({ directory }: Services): (pathname: string) => PageRemote | undefined {
  return (pathname) => {
    const found = findPage(pathname, hostPages, directory.known())
    return found.by === 'remote' ? found.remote : undefined
  }
}

async function restoreSession({ tokens }: Services): Promise<void> {
  if (session.current.at === 'unknown') await tokens.restore()
}

/** Work that began with the first page of the visit ends with that page, or with the session. */
function endOpeningLater({ navigation, bus }: Services): void {
  const end = () => {
    lowerFlag('opening')
    clearFirstNumber()
  }
  const { pathname } = navigation.place()
  const unsubscribe = navigation.subscribe(() => {
    if (navigation.place().pathname === pathname) return
    unsubscribe()
    end()
  })
  bus.on('signed-out', end)
}

function Root({ services, onReady }: { services: Services; onReady: () => void }) {
  const { override } = services.page
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has been drawn for the first time.
  useEffect(() => onReady(), [])
  return (
    <Providers services={services}>
      <LockGate>
        {override && (
          <LatePart>
            <OverrideBadge override={override} />
          </LatePart>
        )}
        <App />
        <PdfSheet />
        <Alerts />
        <RotateNotice />
        <UpdateChip />
      </LockGate>
    </Providers>
  )
}
