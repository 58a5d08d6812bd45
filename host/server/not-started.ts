import { tag } from './html'

/** What a person reads when the shell does not start; the language of the page comes first. */
const words = {
  fa: {
    title: 'برنامه باز نشد',
    text: 'اینترنت خود را بررسی کنید و صفحه را دوباره باز کنید. اگر باز هم نشد، چند دقیقهٔ دیگر سر بزنید.',
    reload: 'بارگذاری دوباره',
  },
  en: {
    title: 'The app did not open',
    text: 'Check your connection and load the page again. If that does not help, come back in a few minutes.',
    reload: 'Load again',
  },
} as const

const directions = { fa: 'rtl', en: 'ltr' } as const

/** Hides the message for its first seconds; `host/src/not-started.css` has the rules, the shell takes it away. */
const id = 'not-started'

/**
 * A module that does not come, or is not the one that it should be, tells nobody but this listener. Before the page is
 * loaded again its first files are fetched anew: a wrong file that the browser has kept would come back for a year.
 */
const listener = [
  `addEventListener('error',({target})=>{if(target instanceof HTMLScriptElement&&target.type==='module')document.documentElement.dataset.failed=''},true)`,
  `addEventListener('click',(event)=>{if(!(event.target instanceof Element)||!event.target.closest('#${id} a'))return`,
  `event.preventDefault()`,
  `const files=[...document.querySelectorAll('link[rel=modulepreload],script[type=module]')].map((file)=>file.href||file.src).filter((file)=>file.startsWith(location.origin))`,
  `Promise.allSettled(files.map((file)=>fetch(file,{cache:'reload'}))).then(()=>location.reload())})`,
].join(';')

/** Stands before the shell's script, so that it hears of its failure. */
export function failureListener(nonce: string): string {
  return `${tag('script', { nonce })}${listener}</script>`
}

/** Plain text and a link, for nothing else can be counted on: shown when the shell failed, or is late. */
export function notStarted(language: 'fa' | 'en'): string {
  const sections = [language, language === 'fa' ? 'en' : 'fa'] as const
  return [
    `<div id="${id}" role="alert">`,
    ...sections.map((one) => {
      const { title, text, reload } = words[one]
      return `<section lang="${one}" dir="${directions[one]}"><h2>${title}</h2><p>${text}</p><a href="">${reload}</a></section>`
    }),
    '</div>',
  ].join('\n')
}
