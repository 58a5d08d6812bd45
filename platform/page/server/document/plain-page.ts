import { createHash } from 'node:crypto'
import type { Localized } from '../../../contract/manifest-parts'
import type { ShellManifest } from '../../../contract/shell-manifest'
import { pageType } from './headers'
import { escapeHtml } from './html'

const style =
  'body{font:1rem/1.8 system-ui,sans-serif;max-width:32rem;margin:8vh auto;padding:0 1rem}section{margin-bottom:3rem}'
const styleHash = createHash('sha256').update(style).digest('base64')
const directions = { fa: 'rtl', en: 'ltr' } as const

/** Headers of a page without a script. */
export const plainPageHeaders = {
  ...pageType,
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
} as const

type PlainTexts = ShellManifest['texts']['oldBrowser']

/** Renders a page in both languages that every browser can read: plain HTML without a script. */
export function renderPlainPage(name: Localized, texts: PlainTexts): string {
  const sections = (['fa', 'en'] as const).map((language) => {
    const { title, lines, reload } = texts[language]
    const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
    return `<section lang="${language}" dir="${directions[language]}"><h1>${escapeHtml(title)}</h1>${paragraphs}<p><a href="/">${escapeHtml(reload)}</a></p></section>`
  })
  return `<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(name.fa)}</title><link rel="icon" href="data:,"><style>${style}</style>${sections.join('')}</html>`
}

/** The page of an app that is switched off. @param message what people read */
export function renderSwitchedOff({ title, texts }: ShellManifest, message: Localized): string {
  const inWords = (language: 'fa' | 'en') => ({
    title: title[language],
    lines: [message[language]],
    reload: texts.notStarted[language].reload,
  })
  return renderPlainPage(title, { fa: inWords('fa'), en: inWords('en') })
}
