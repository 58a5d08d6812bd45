import { createInstance, type i18n as I18n, type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from './language'
import { showLanguage } from './show-language'

export type { Language } from './language'

/** The texts of one namespace, nested as its JSON file is. */
export type Dictionary = ResourceLanguage[string]

export interface Texts {
  readonly i18n: I18n
  /** Adds the texts of a namespace; everything on the screen that uses it is drawn again. (PLT-034) */
  addDictionary(namespace: string, language: Language, dictionary: Dictionary): void
  /** Changes the language of the whole page and remembers it. (PLT-033) */
  setLanguage(language: Language): Promise<void>
}

export interface TextsOptions {
  readonly language: Language
  /** Language → namespace → texts, as far as they are there when the page starts. */
  readonly dictionaries: Readonly<Partial<Record<Language, ResourceLanguage>>>
}

/**
 * The page's texts: Persian by default, each language the other's fallback (D-01). A text that neither has is empty: a
 * raw key helps no one. The page itself stays as the document server wrote it until the person changes the language.
 * @example const { i18n, setLanguage } = createI18n({ language: 'fa', dictionaries: { fa: { host: fa, ui } } })
 */
export function createI18n({ language, dictionaries }: TextsOptions): Texts {
  const i18n = createInstance()
  // Everything is here already, so init is done when it returns; what it answers is only for backends.
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: { fa: ['en'], en: ['fa'], default: ['fa'] },
    supportedLngs: ['fa', 'en'],
    resources: { ...dictionaries },
    ns: [],
    defaultNS: 'host',
    initAsync: false,
    partialBundledLanguages: true,
    // React escapes; twice would show entities.
    interpolation: { escapeValue: false },
    missingInterpolationHandler,
    returnEmptyString: false,
    parseMissingKeyHandler: (_, fallback) => fallback ?? '',
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  return {
    i18n,
    addDictionary(namespace, language, dictionary) {
      i18n.addResourceBundle(language, namespace, dictionary, true, true)
    },
    async setLanguage(language) {
      await i18n.changeLanguage(language)
      showLanguage(language)
    },
  }
}

/** A text whose value is missing is shown without it, never with its braces; the tests fail on the error. */
function missingInterpolationHandler(text: string, [, name]: RegExpExecArray, values: object = {}): string {
  if (!name || !(name in values)) console.error(`Missing value ${name} in the text "${text}"`)
  return ''
}
