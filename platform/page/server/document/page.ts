import { chunkRetryQuery } from '../../../contract/chunk-retry'
import { kitScopes } from '../../../contract/kit'
import type { FirstNumber } from '../../../contract/manifest-parts'
import type { PageData } from '../../../contract/page-data'
import { pageDataId } from '../../../contract/page-data'
import type { ShellManifest } from '../../../contract/shell-manifest'
import type { Frame } from '../../boot/frame'
import { type BootData, laterStyle } from '../../protocol'
import { failureListener, notStarted } from './boot-fallback'
import { escapeHtml, tag } from './html'

/** A file that the page loads, with the hash that the browser checks it against (in development there is none). */
export interface PageFile {
  readonly url: string
  readonly integrity?: string
}

export interface PageParts {
  readonly language: 'fa' | 'en'
  readonly nonce: string
  readonly shell: Pick<ShellManifest, 'title' | 'description' | 'colors' | 'texts'>
  readonly data: PageData
  /** Every script that may run, host's and remotes'. */
  readonly scripts: readonly PageFile[]
  /** Scripts that the requested address needs: fetched side by side instead of one after the other. */
  readonly preloads: readonly PageFile[]
  readonly styles: readonly PageFile[]
  /** Styles of the requested remote, which its container will add. */
  readonly stylePreloads: readonly PageFile[]
  readonly font?: string
  readonly main: PageFile
  /** Addresses of what the page asks the product API for at once; absent where the route declares none. */
  readonly reads?: readonly string[]
  /** What the page begins with, where its route declares it. */
  readonly firstNumber?: FirstNumber
  /** Origin that those are asked of, where it is another one than the page's. */
  readonly connectTo?: string
  /** What can be drawn before any script is there; without it the page is empty until then. */
  readonly drawn?: DrawnPage
  readonly icon?: string
  /** What Apple's phones put on the home screen. */
  readonly touchIcon?: string
  /** Absolute address of the picture beside a link to the app in a messenger. */
  readonly previewPicture?: string
}

export interface DrawnPage {
  /** Text of the boot script, which starts the shell. */
  readonly boot: string
  /** Text of the script that takes answers behind the page; absent where none can come. */
  readonly answers?: string
  /** Text of the style sheet of frames. */
  readonly styles: string
  /** Undefined for a page that is not known before the shell runs. */
  readonly frame?: Frame
}

const directions = { fa: 'rtl', en: 'ltr' } as const

/** The HTML of every address of the app: nothing runs that is not listed here with its hash. */
export function page(parts: PageParts): string {
  const { language, nonce, drawn, shell } = parts
  const integrity = Object.fromEntries(parts.scripts.flatMap(integrityEntries))
  const loaded = [
    `${tag('script', { type: 'importmap', nonce })}${json({ scopes: kitScopes(parts.data.remotes), integrity })}</script>`,
    // Before the styles, for which an inline script would wait, and all that stands behind it.
    failureListener(nonce, parts.data),
    ...parts.styles.map((style) =>
      // One that the parser finds would hold back what comes behind the page.
      drawn?.answers ? link('preload', style, { as: 'style', [laterStyle]: '' }) : link('stylesheet', style),
    ),
    parts.font ? link('preload', { url: parts.font }, { as: 'font', type: 'font/woff2' }) : '',
    ...parts.preloads.map((script) => link('modulepreload', script)),
    ...parts.stylePreloads.map((style) => link('preload', style, { as: 'style' })),
    `${tag('script', { type: 'application/json', id: pageDataId })}${json(parts.data)}</script>`,
    // The boot script starts it otherwise.
    drawn ? '' : `${tag('script', { type: 'module', src: parts.main.url, nonce, ...checked(parts.main) })}</script>`,
  ]
  return [
    '<!doctype html>',
    tag('html', { lang: language, dir: directions[language] }),
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${shell.colors.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${shell.colors.dark}" media="(prefers-color-scheme: dark)">`,
    // Beside the page's own bytes: an origin of its own costs two round trips more with TLS.
    parts.connectTo ? tag('link', { rel: 'preconnect', href: parts.connectTo, crossorigin: true }) : '',
    `<title>${escapeHtml(shell.title[language])}</title>`,
    ...linkPreview(parts),
    parts.icon ? tag('link', { rel: 'icon', href: parts.icon, type: 'image/svg+xml' }) : '',
    parts.touchIcon ? tag('link', { rel: 'apple-touch-icon', href: parts.touchIcon }) : '',
    // In development there is nothing to install.
    parts.touchIcon ? '<link rel="manifest" href="/manifest.webmanifest">' : '',
    ...(drawn?.frame
      ? [
          // With the first segments of the page: as modules they may only be named after the import map, which is long.
          ...parts.preloads.map((script) => link('preload', script, { as: 'script' })),
          `${tag('style', { nonce })}${drawn.styles}${drawn.frame.styles}</style>`,
        ]
      : []),
    // What is drawn comes before everything that it does not need.
    ...(drawn?.frame ? [] : loaded),
    '</head>',
    '<body>',
    drawn ? drawnApp(parts, drawn) : '<div id="app"></div>',
    ...(drawn?.frame ? loaded : []),
    // The end tags of body and html may be left out, and answers may come behind it.
    notStarted(language, shell.texts.notStarted),
  ].join('\n')
}

/** What a messenger shows of a link, to whoever gets it: the app, and nothing of an address or a person. */
function linkPreview({ language, shell, previewPicture }: PageParts): string[] {
  const content = shell.description[language]
  return [
    tag('meta', { name: 'description', property: 'og:description', content }),
    tag('meta', { property: 'og:title', content: shell.title[language] }),
    ...(previewPicture ? [tag('meta', { property: 'og:image', content: previewPicture })] : []),
  ]
}

/** The place of the shell, with the frame in it, and the script that starts the one and shows the other. */
function drawnApp(parts: PageParts, { boot, answers, frame }: DrawnPage): string {
  const { main, nonce, data, reads, firstNumber, language } = parts
  const drawing = frame && `${tag('div', { 'data-frame': frame.kind, 'data-route': frame.route })}${frame.html}</div>`
  const bootData: BootData = {
    main: main.url,
    tokenWorker: data.tokenWorker,
    ...(answers && { hasAnswers: true }),
    ...(reads && { reads: { urls: reads, version: data.config.version } }),
    ...(firstNumber && data.deployment && { firstNumber: { ...firstNumber, unit: firstNumber.unit[language] } }),
  }
  const place = { id: 'app', 'data-boot': JSON.stringify(bootData) }
  return `${tag('div', place)}${drawing ?? ''}</div>\n${[boot, answers].map((text) => (text ? `${tag('script', { nonce })}${text}</script>` : '')).join('')}`
}

/** A script under its own URL, and under the one that asks for it a second time. */
function integrityEntries({ url, integrity }: PageFile) {
  return [url, url + chunkRetryQuery].map((each) => [each, integrity] as const)
}

function link(rel: string, file: PageFile, more: Readonly<Record<string, string>> = {}): string {
  return tag('link', { rel, href: file.url, ...more, ...checked(file) })
}

/** Fetched without credentials, and run only with the hash that it should have. */
function checked({ integrity }: PageFile) {
  return { crossorigin: true, integrity } as const
}

/** JSON that cannot end the script element it stands in. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
