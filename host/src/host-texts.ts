import { createI18n, type Texts } from '@sarv/shared/i18n/create-i18n'
import type { Language } from '@sarv/shared/i18n/language'
import ui from '@sarv/shared/ui/locales/fa.json'
import host from '../locales/fa.json'

/**
 * The shell's texts: Persian comes with the shell, English is fetched when it is wanted (its failure leaves Persian).
 * @param language what the person chose before
 */
export async function openTexts(language: Language): Promise<Pick<Texts, 'i18n' | 'setLanguage'>> {
  const texts = createI18n({ language: 'fa', dictionaries: { fa: { host, ui } } })
  const setLanguage = async (wanted: Language) => {
    if (wanted === 'en' && !texts.i18n.hasResourceBundle('en', 'host')) await addEnglish(texts)
    await texts.setLanguage(wanted)
  }
  if (language === 'en') await setLanguage('en').catch(() => undefined)
  return { i18n: texts.i18n, setLanguage }
}

async function addEnglish({ addDictionary }: Texts): Promise<void> {
  const [host, ui] = await Promise.all([import('../locales/en.json'), import('@sarv/shared/ui/locales/en.json')])
  addDictionary('host', 'en', host.default)
  addDictionary('ui', 'en', ui.default)
}
