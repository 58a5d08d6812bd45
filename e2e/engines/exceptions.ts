export type OtherEngine = 'firefox' | 'webkit'

/** A journey that is not asked of an engine. */
export interface EngineException {
  readonly engine: OtherEngine
  /** In `e2e/journeys`. */
  readonly file: string
  /** A part of the titles that are meant; without one the whole file is. */
  readonly title?: string
  /** `tools`: the journey works by Chromium's own tools; `engine`: the engine has not what it asks for; `driver`: Playwright cannot do it there. */
  readonly because: 'tools' | 'engine' | 'driver'
  readonly reason: string
  /** What people get in its place. */
  readonly instead?: string
}

const noMotion = 'Firefox has no BiDi command for reduced motion.'
const noMedia = 'Firefox has no BiDi command for colour scheme, forced colours or print.'
const ownChromium = 'Opens no page of the engine: the gate starts its own Chromium.'
const crashes = 'Lets a page crash.'
const counts = 'Counts nodes and listeners by the developer tools.'
const slows = 'Slows the network by the developer tools.'
const stops = 'Stops the service worker by the developer tools.'
const touches = 'Sends touches by the developer tools, at times of its own.'
const authenticator = 'Has a virtual authenticator, a part of Chromium’s developer tools.'
const noTouchScreen = 'Playwright imitates no touch screen in Firefox.'
const noBodies = 'Reads, or sends on, the bodies of requests, which BiDi does not give to Playwright.'

const noOffline = 'WebKit’s inspector cannot cut a page off: it is told that it is offline, and reaches the network.'
const noForcedColours = 'WebKit has no forced colours.'
const forcedInstead = 'The theme that they chose; a system that inverts colours does so to the whole picture.'
const noTouchScreenInWebKit = 'There is no touch screen to imitate in WebKitGTK.'

/** Journeys that an engine is not asked for: the table of the engines' page is written from them. */
export const engineExceptions: readonly EngineException[] = [
  { engine: 'firefox', file: 'cardex.spec.ts', title: 'the print reads', because: 'driver', reason: noMedia },
  { engine: 'firefox', file: 'chart.spec.ts', title: 'U13 INV-020', because: 'driver', reason: noMedia },
  {
    engine: 'firefox',
    file: 'crash.spec.ts',
    title: 'a remote that loops',
    because: 'tools',
    reason: crashes,
  },
  { engine: 'firefox', file: 'gallery.spec.ts', title: 'in forced colours', because: 'driver', reason: noMedia },
  { engine: 'firefox', file: 'gate.spec.ts', because: 'tools', reason: ownChromium },
  {
    engine: 'firefox',
    file: 'identity.spec.ts',
    title: 'share one React',
    because: 'driver',
    reason: 'Counts React’s trees from a script that Firefox runs in a page before its own.',
  },
  {
    engine: 'firefox',
    file: 'integrity.spec.ts',
    title: 'each entry of its cache',
    because: 'tools',
    reason: stops,
  },
  {
    engine: 'firefox',
    file: 'later-remote.spec.ts',
    title: 'without a document',
    because: 'engine',
    reason: 'Firefox takes one import map for a page, and the remote came after it.',
    instead: 'The page of the remote is loaded as a document; from then on it is a remote as any other.',
  },
  { engine: 'firefox', file: 'login-page.spec.ts', title: 'on its side', because: 'driver', reason: noTouchScreen },
  {
    engine: 'firefox',
    file: 'mounts.spec.ts',
    because: 'tools',
    reason: counts,
  },
  { engine: 'firefox', file: 'passkey.spec.ts', title: 'D-128', because: 'tools', reason: authenticator },
  { engine: 'firefox', file: 'pdf.spec.ts', title: 'in the dark', because: 'driver', reason: noMedia },
  { engine: 'firefox', file: 'pwa.spec.ts', title: 'a worker that sleeps', because: 'tools', reason: stops },
  { engine: 'firefox', file: 'refresh.spec.ts', because: 'tools', reason: touches },
  {
    engine: 'firefox',
    file: 'remote-down.spec.ts',
    title: 'HST-085',
    because: 'engine',
    reason: 'Firefox never asks again for a module that failed, and both addresses of the chunk have.',
    instead: 'The places stay without these parts until the page is loaded again.',
  },
  {
    engine: 'firefox',
    file: 'remote-on-demand.spec.ts',
    title: 'in parallel with the shell',
    because: 'tools',
    reason: slows,
  },
  { engine: 'firefox', file: 'second-tap.spec.ts', because: 'tools', reason: touches },
  {
    engine: 'firefox',
    file: 'silent-sign-in.spec.ts',
    title: 'in the middle of a renewal',
    because: 'driver',
    reason: noBodies,
  },
  { engine: 'firefox', file: 'support.spec.ts', title: 'markup in a question', because: 'driver', reason: noBodies },
  { engine: 'firefox', file: 'widths.spec.ts', title: 'in forced colours', because: 'driver', reason: noMedia },
  { engine: 'firefox', file: 'widths.spec.ts', title: 'stands still', because: 'driver', reason: noMotion },
  {
    engine: 'webkit',
    file: 'bank-onboarding.spec.ts',
    title: '@camera',
    because: 'engine',
    reason: 'WebKitGTK’s recorder gives no bytes of its mock camera.',
    instead: 'The page says that the camera is not available, and offers to try again.',
  },
  {
    engine: 'webkit',
    file: 'cardex.spec.ts',
    title: 'the print reads',
    because: 'driver',
    reason: 'Playwright makes a PDF in Chromium only.',
  },
  {
    engine: 'webkit',
    file: 'console-service.spec.ts',
    because: 'engine',
    reason: 'Keeps no `Secure` cookie of http://localhost, and a delivery service has no other.',
  },
  { engine: 'webkit', file: 'crash.spec.ts', title: 'a remote that loops', because: 'tools', reason: crashes },
  {
    engine: 'webkit',
    file: 'gallery.spec.ts',
    title: 'in forced colours',
    because: 'engine',
    reason: noForcedColours,
    instead: forcedInstead,
  },
  {
    engine: 'webkit',
    file: 'gallery.spec.ts',
    title: 'PLT-058 the film',
    because: 'engine',
    reason: 'WebKitGTK’s recorder makes no film of a canvas, and the gallery has no other.',
  },
  {
    engine: 'webkit',
    file: 'gallery.spec.ts',
    title: 'PLT-053 what a finger',
    because: 'driver',
    reason: noTouchScreenInWebKit,
  },
  { engine: 'webkit', file: 'gate.spec.ts', because: 'tools', reason: ownChromium },
  {
    engine: 'webkit',
    file: 'hostile-remote.spec.ts',
    title: 'T6 T13',
    because: 'driver',
    reason: 'The inspector tells only the cookies that the address of the page has.',
  },
  {
    engine: 'webkit',
    file: 'hostile-remote.spec.ts',
    title: 'a token worker that a remote starts',
    because: 'driver',
    reason: 'The inspector does not tell which frame an element holds.',
  },
  { engine: 'webkit', file: 'integrity.spec.ts', title: 'each entry of its cache', because: 'tools', reason: stops },
  {
    engine: 'webkit',
    file: 'integrity.spec.ts',
    title: 'T1 each tampered script',
    because: 'driver',
    reason: 'What the inspector evaluates imports without the hashes of the import map; the page’s own scripts do not.',
  },
  {
    engine: 'webkit',
    file: 'integrity.spec.ts',
    title: 'a page that a script puts',
    because: 'driver',
    reason: 'A failed navigation is told as errors of the page.',
  },
  {
    engine: 'webkit',
    file: 'keyboard.spec.ts',
    title: '@camera',
    because: 'engine',
    reason: 'WebKitGTK’s recorder gives no bytes of its mock camera.',
    instead: 'The page says that the camera is not available, and offers to try again.',
  },
  {
    engine: 'webkit',
    file: 'login-page.spec.ts',
    title: 'on its side',
    because: 'driver',
    reason: noTouchScreenInWebKit,
  },
  { engine: 'webkit', file: 'mounts.spec.ts', because: 'tools', reason: counts },
  { engine: 'webkit', file: 'passkey.spec.ts', title: 'D-128', because: 'tools', reason: authenticator },
  { engine: 'webkit', file: 'pressed.spec.ts', title: 'D-137', because: 'driver', reason: noTouchScreenInWebKit },
  { engine: 'webkit', file: 'pwa.spec.ts', title: 'a worker that sleeps', because: 'tools', reason: stops },
  { engine: 'webkit', file: 'refresh.spec.ts', because: 'tools', reason: touches },
  { engine: 'webkit', file: 'remote-down.spec.ts', title: 'F18 ERR-36 without', because: 'driver', reason: noOffline },
  {
    engine: 'webkit',
    file: 'remote-on-demand.spec.ts',
    title: 'in parallel with the shell',
    because: 'tools',
    reason: slows,
  },
  { engine: 'webkit', file: 'second-tap.spec.ts', because: 'tools', reason: touches },
  {
    engine: 'webkit',
    file: 'web-vitals.spec.ts',
    title: 'largest paint and INP',
    because: 'engine',
    reason: 'WebKit measures neither before Safari 26.2, and WebKitGTK 2.50 is older.',
    instead: 'The same page; its health is told without the two.',
  },
  {
    engine: 'webkit',
    file: 'widths.spec.ts',
    title: 'in forced colours',
    because: 'engine',
    reason: noForcedColours,
    instead: forcedInstead,
  },
]

/** Patterns that leave these journeys out, as `grepInvert` of a project matches them: file and title. */
export function notAskedOf(engine: OtherEngine): RegExp[] {
  return engineExceptions
    .filter((exception) => exception.engine === engine)
    .map(({ file, title = '' }) => new RegExp(`${literal(file)} .*${literal(title)}`))
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
