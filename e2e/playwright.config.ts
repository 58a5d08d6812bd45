import { defineConfig } from '@playwright/test'
import { isDeep } from '@sarv/platform/testing/depth'
import { notAskedOf } from './engines/exceptions'
import { findChromium, findChromiumWithCamera } from './platform/find-chromium'
import type { SessionPlace } from './platform/worker-platform'

const phone = { width: 390, height: 844 }
// An Android phone: others are met by the sheet with the steps to install.
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
const desktop = { width: 1280, height: 800 }
/** Firefox has no touch screen to imitate: its pages hear that they are pressed by a finger. */
const finger = { 'ui.primaryPointerCapabilities': 1, 'ui.allPointerCapabilities': 1 }
const onDesktop = /@desktop|@both/
/** Journeys that run wherever the sessions are held (`@sessions-deep`: at the server by `pnpm test:deep` alone), or only there. */
const sessions = isDeep ? /@sessions|@server/ : /@sessions(?!-deep)|@server/
/** What a screen test proves over the same sandbox every time is walked in a browser by `pnpm test:deep`. */
const notToday = isDeep ? [] : [/@deep/]
/** Each look of each page is walked in the other engines by `pnpm test:browsers`. */
const notElsewhere = isDeep ? [] : [/@deep(?! @looks)/]
const say = (line: string) => process.stderr.write(`${line}\n`)
const args = [
  '--no-sandbox',
  '--disable-gpu',
  // Letters are as wide on every machine: no line breaks elsewhere than on the pictures.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig<object, { session: SessionPlace }>({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './platform/start-sandbox.ts',
  // Programs and pages that were built are not translated once more.
  build: { external: ['**/dist/**'] },
  fullyParallel: true,
  // One more than cores: a journey waits for a quarter of its time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // An expected event comes in a second or two; a machine that stalls for a while must not look like a fault.
  timeout: 180_000,
  // An unchanged page differs in three thousandths of its pixels at most, where a table is as wide as today's numbers.
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.005, animations: 'disabled', caret: 'initial', scale: 'css' },
  },
  snapshotPathTemplate: '{testDir}/../snapshots/{projectName}/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: '../reports/chromium.json' }]],
  use: {
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    // Tests count and break requests of the network, so the worker is off; the tests of the worker itself allow it.
    serviceWorkers: 'block',
    // Recording every test for the few that fail took a quarter of the time.
    trace: process.env.SARV_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // An element that cannot be pressed in this time never can: no test may hang on it until its own time-out.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: findChromium(say),
      args,
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: phone, isMobile: true, hasTouch: true, userAgent: android },
      grepInvert: [/@desktop|@camera|@server/, ...notToday],
    },
    {
      name: 'camera',
      use: {
        viewport: phone,
        isMobile: true,
        hasTouch: true,
        userAgent: android,
        launchOptions: {
          executablePath: findChromiumWithCamera(say),
          args: [...args, '--use-fake-device-for-media-stream'],
        },
      },
      grep: /@camera/,
      grepInvert: notToday,
    },
    { name: 'desktop', use: { viewport: desktop }, grep: onDesktop, grepInvert: notToday },
    // The journeys of sign-in and session once more, where the document server holds the sessions.
    {
      name: 'server-session',
      use: { viewport: phone, isMobile: true, hasTouch: true, userAgent: android, session: 'server' },
      grep: sessions,
      grepInvert: notToday,
    },
    // Pictures are of Chromium, some of WebKit. What another engine is launched with is found when it is (test.ts).
    {
      name: 'firefox',
      use: { browserName: 'firefox', viewport: phone, hasTouch: true, launchOptions: { firefoxUserPrefs: finger } },
      grepInvert: [/@desktop|@server/, ...notElsewhere, ...notAskedOf('firefox')],
      ignoreSnapshots: true,
    },
    {
      name: 'firefox-desktop',
      use: { browserName: 'firefox', viewport: desktop, launchOptions: {} },
      grep: onDesktop,
      grepInvert: [...notElsewhere, ...notAskedOf('firefox')],
      ignoreSnapshots: true,
    },
    {
      name: 'firefox-server-session',
      use: {
        browserName: 'firefox',
        viewport: phone,
        hasTouch: true,
        launchOptions: { firefoxUserPrefs: finger },
        session: 'server',
      },
      grep: sessions,
      grepInvert: [...notElsewhere, ...notAskedOf('firefox')],
      ignoreSnapshots: true,
    },
    {
      name: 'webkit',
      use: { browserName: 'webkit', viewport: phone, userAgent: iPhone },
      grepInvert: [/@desktop|@server/, ...notElsewhere, ...notAskedOf('webkit')],
    },
    {
      name: 'webkit-desktop',
      use: { browserName: 'webkit', viewport: desktop },
      grep: onDesktop,
      grepInvert: [...notElsewhere, ...notAskedOf('webkit')],
    },
    {
      name: 'webkit-server-session',
      use: { browserName: 'webkit', viewport: phone, userAgent: iPhone, session: 'server' },
      grep: sessions,
      grepInvert: [...notElsewhere, ...notAskedOf('webkit')],
    },
  ],
})
