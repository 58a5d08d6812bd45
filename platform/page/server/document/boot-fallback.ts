import type { ShellManifest } from '../../../contract/shell-manifest'
import { escapeHtml, tag } from './html'
import { leaveOldBrowser } from './old-browser'

const directions = { fa: 'rtl', en: 'ltr' } as const

/** Hides the message for its first seconds; `host/src/not-started.css` has the rules, the shell takes it away. */
const id = 'not-started'

/**
 * Only this listener hears of a module that does not come, or is not the one that it should be. Before the page is
 * loaded again, its first files are fetched again: a wrong file that the browser has kept would come back for a year.
 */
const listener = [
  leaveOldBrowser,
  `addEventListener('error',({target})=>{if(target instanceof HTMLScriptElement&&target.type==='module')document.documentElement.dataset.failed=''},true)`,
  `addEventListener('click',(event)=>{if(!(event.target instanceof Element)||!event.target.closest('#${id} a'))return`,
  `event.preventDefault()`,
  `const files=[...document.querySelectorAll('link[rel=modulepreload],script[type=module]')].map((file)=>file.href||file.src).filter((file)=>file.startsWith(location.origin))`,
  `Promise.allSettled(files.map((file)=>fetch(file,{cache:'reload'}))).then(()=>location.reload())})`,
].join(';')

/** Stands before the shell's script, so that it hears of its failure, and no browser below the floor comes that far. */
export function failureListener(nonce: string): string {
  return `${tag('script', { nonce })}${listener}</script>`
}

/** Plain text and a link, for nothing else can be counted on: shown when the shell failed, or is late. */
export function notStarted(language: 'fa' | 'en', texts: ShellManifest['texts']['notStarted']): string {
  const sections = [language, language === 'fa' ? 'en' : 'fa'] as const
  return [
    `<div id="${id}" role="alert">`,
    ...sections.map((one) => {
      const { title, text, reload } = texts[one]
      return `<section lang="${one}" dir="${directions[one]}"><h2>${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p><a href="">${escapeHtml(reload)}</a></section>`
    }),
    '</div>',
  ].join('\n')
}
