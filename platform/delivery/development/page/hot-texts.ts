import { getI18n } from 'react-i18next'
import { hotTextsGlobal } from '../hot-texts-global'

/** Lets the dictionaries of a development build replace their texts on the page: what is typed stays. */
export function replaceTexts(): void {
  Reflect.set(globalThis, hotTextsGlobal, (language: string, namespace: string, texts: object) => {
    // While the page starts there is none.
    const i18n = getI18n() as ReturnType<typeof getI18n> | undefined
    // One that this page has not loaded comes with its new texts.
    if (!i18n?.hasResourceBundle(language, namespace)) return
    i18n.removeResourceBundle(language, namespace)
    i18n.addResourceBundle(language, namespace, texts)
  })
}
