import { transform } from 'esbuild'

/** The oldest engine that must run everything. */
const floor = 'safari16.4'

/** Names that the floor does not know. A file may use one beside what stands in its place where it is missing. */
interface Newer {
  readonly use: RegExp
  /** Version of Safari that brought it. */
  readonly since: string
  /** Found in each file that uses it; absent where nothing could stand in its place. */
  readonly beside?: RegExp
}

/** The library of polyfills in the legacy build of pdf.js. */
const coreJs = /zloirock\/core-js/

const scripts: readonly Newer[] = [
  { use: /\bURL\.canParse\b/, since: '17.0', beside: /zloirock\/core-js|typeof URL\.canParse/ },
  { use: /\bshowPopover\b|\bpopoverTarget\b/, since: '17.0' },
  { use: /\bnew Highlight\b/, since: '17.2', beside: /typeof Highlight\b/ },
  { use: /\bPromise\.withResolvers\b/, since: '17.4', beside: coreJs },
  { use: /\bAbortSignal\.any\b/, since: '17.4', beside: coreJs },
  { use: /\b(?:Object|Map)\.groupBy\b/, since: '17.4' },
  { use: /\.checkVisibility\(/, since: '17.4', beside: /typeof \w+\.checkVisibility/ },
  { use: /\bsetHTMLUnsafe\b|\bparseHTMLUnsafe\b/, since: '17.4' },
  { use: /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/, since: '17.0', beside: coreJs },
  { use: /\bURL\.parse\b/, since: '18.0', beside: coreJs },
  // React asks for it only below its <ViewTransition>, which nothing here shows; the shell where it is there.
  {
    use: /\.startViewTransition\(/,
    since: '18.0',
    beside: /try\{var \w+=\w+\.startViewTransition\(|"startViewTransition"in document/,
  },
  { use: /\bPromise\.try\b/, since: '18.2', beside: coreJs },
  { use: /\bRegExp\.escape\b/, since: '18.2', beside: coreJs },
  {
    use: /\.(?:from|to)Base64\(/,
    since: '18.2',
    beside: /zloirock\/core-js|if\(Uint8Array\.(?:fromBase64|prototype\.toBase64)\)/,
  },
  { use: /\bIterator\.from\b/, since: '18.4' },
  { use: /\bcookieStore\b/, since: '18.4', beside: /cookieStore\?\.get/ },
  { use: /\bSymbol\.dispose\]/, since: '27.3', beside: /Symbol\.dispose\?\?=/ },
  { use: /\bAudio(?:En|De)coder\.isConfigSupported\b/, since: '26.0', beside: /typeof AudioEncoder\b/ },
  { use: /\btrustedTypes\b/, since: '26.0', beside: /Reflect\.get\(globalThis,"trustedTypes"\)/ },
  { use: /\bMath\.sumPrecise\b/, since: '26.2', beside: coreJs },
  { use: /\bIterator\.concat\b/, since: '26.4' },
  { use: /\bnew CloseWatcher\b/, since: '27.3' },
  { use: /\brequestIdleCallback\(/, since: 'none yet', beside: /typeof requestIdleCallback|"requestIdleCallback"in/ },
  { use: /\bscheduler\.(?:yield|postTask)\b/, since: 'none yet' },
  { use: /\bOTPCredential\b/, since: 'none', beside: /"OTPCredential"in globalThis/ },
]

const styles: readonly Newer[] = [
  { use: /:user-(?:in)?valid/, since: '16.5' },
  { use: /\blinear\(/, since: '17.2' },
  { use: /@scope\b/, since: '17.4' },
  { use: /\btransition-behavior\b|\ballow-discrete\b/, since: '17.4' },
  { use: /\blight-dark\(/, since: '17.5' },
  { use: /@starting-style\b/, since: '17.5' },
  { use: /@container style\(/, since: '18.0' },
  {
    use: /::view-transition\b|@view-transition\b/,
    since: '18.0',
    beside: /@supports \(view-transition-name:/,
  },
  { use: /\bcontent-visibility:/, since: '18.0' },
  { use: /\banimation-timeline:/, since: '26.0', beside: /@supports \(animation-timeline:/ },
  { use: /\bposition-anchor:|\banchor\(/, since: '26.0' },
]

/** What of a built file the floor does not know, and nothing in the file stands in the place of. */
export async function newerThanFloor(text: string, kind: 'script' | 'style'): Promise<string[]> {
  const table = kind === 'script' ? scripts : styles
  const names = table
    .filter(({ use, beside }) => use.test(text) && !beside?.test(text))
    .map(({ use, since }) => `${use.exec(text)?.[0]} (Safari ${since})`)
  return [...names, ...(await newerSyntax(text, kind))]
}

/** Lines that esbuild has to write in another way for the floor than for the newest engine. */
async function newerSyntax(text: string, kind: 'script' | 'style'): Promise<string[]> {
  const loader = kind === 'script' ? 'js' : 'css'
  const written = (target: string) =>
    // Only scripts of letters that Unicode got after the floor are missing there.
    transform(text, { target, loader, supported: { 'regexp-unicode-property-escapes': true } })
  const [old, newest] = await Promise.all([written(floor), written('esnext')])
  const known = new Set(newest.code.split('\n').map((line) => line.trim()))
  const lines = old.code.split('\n').map((line) => line.trim())
  return lines.filter((line) => !known.has(line)).map((line) => line.slice(0, 120))
}
