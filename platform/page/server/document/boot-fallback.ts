import { type PageData, pageDataId } from '../../../contract/page-data'
import { pageIdHeader } from '../../../contract/post-to-server'
import type { ShellManifest } from '../../../contract/shell-manifest'
import { shellName, shellOwner } from '../../../contract/shell-name'
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

/**
 * Stands before the shell's script, so that it hears of its failure, and no browser below the floor comes that far. A shell
 * that the catalogue names is reported: a canary that does not start reports nothing by itself.
 */
export function failureListener(nonce: string, { shell, pageId }: Pick<PageData, 'shell' | 'pageId'>): string {
  const reporter = shell === undefined || pageId === undefined ? '' : `;${failureReporter(shell)}`
  return `${tag('script', { nonce })}${listener}${reporter}</script>`
}

/** Reports once that the shell did not start: its script did not come, or threw while the message above still stood. */
function failureReporter(version: string): string {
  const report = { name: shellName, version, owner: shellOwner, opened: 0, crashed: 0 }
  const pageId = `JSON.parse(document.getElementById('${pageDataId}').textContent).pageId`
  return [
    `let told`,
    `const tell=(reason)=>{if(told||!document.getElementById('${id}'))return;told=1`,
    `fetch('/health-reports',{method:'POST',headers:{'${pageIdHeader}':${pageId}},keepalive:true,credentials:'omit',body:JSON.stringify({remotes:[{...${JSON.stringify(report)},failed:{[reason]:1}}]})})}`,
    `addEventListener('error',({target})=>{if(target===window)tell('crashed');else if(target instanceof HTMLScriptElement&&target.type==='module')tell(navigator.onLine?'unreachable':'offline')},true)`,
    `addEventListener('unhandledrejection',()=>tell('crashed'))`,
  ].join(';')
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
