import type { PageData } from '@sarv/shared/remote/page-data'
import { pageDataId } from '@sarv/shared/remote/page-data'
import { failureListener, notStarted } from './not-started'

/** A file that the page loads, with the hash that the browser checks it against (in development there is none). */
export interface PageFile {
  readonly url: string
  readonly integrity?: string
}

export interface PageParts {
  readonly language: 'fa' | 'en'
  readonly nonce: string
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
  readonly icon?: string
  /** What Apple's phones put on the home screen. */
  readonly touchIcon?: string
}

const titles = { fa: 'سرو', en: 'Sarv' } as const
const directions = { fa: 'rtl', en: 'ltr' } as const

/** The HTML of every address of the app: nothing runs that is not listed here with its hash. */
export function page(parts: PageParts): string {
  const { language, nonce } = parts
  const integrity = Object.fromEntries(parts.scripts.map((script) => [script.url, script.integrity]))
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${directions[language]}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#F6F7F4" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0D1311" media="(prefers-color-scheme: dark)">',
    `<title>${titles[language]}</title>`,
    parts.icon ? `<link rel="icon" href="${parts.icon}" type="image/svg+xml">` : '',
    parts.touchIcon ? `<link rel="apple-touch-icon" href="${parts.touchIcon}">` : '',
    // In development there is nothing to install.
    parts.touchIcon ? '<link rel="manifest" href="/manifest.webmanifest">' : '',
    `<script type="importmap" nonce="${nonce}">${json({ integrity })}</script>`,
    ...parts.styles.map((style) => `<link rel="stylesheet" ${attributesOf(style)}>`),
    parts.font ? `<link rel="preload" href="${parts.font}" as="font" type="font/woff2" crossorigin>` : '',
    ...parts.preloads.map((script) => `<link rel="modulepreload" ${attributesOf(script)} nonce="${nonce}">`),
    ...parts.stylePreloads.map((style) => `<link rel="preload" as="style" ${attributesOf(style)}>`),
    `<script type="application/json" id="${pageDataId}">${json(parts.data)}</script>`,
    failureListener(nonce),
    `<script type="module" src="${parts.main.url}" nonce="${nonce}" ${integrityOf(parts.main)}></script>`,
    '</head>',
    '<body>',
    '<div id="app"></div>',
    notStarted(language),
    '</body>',
    '</html>',
  ].join('\n')
}

function attributesOf(file: PageFile): string {
  return `href="${file.url}" ${integrityOf(file)}`
}

function integrityOf({ integrity }: PageFile): string {
  return integrity ? `crossorigin integrity="${integrity}"` : 'crossorigin'
}

/** JSON that cannot end the script element it stands in. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
