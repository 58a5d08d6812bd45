import { createI18n, type Texts } from '@sarv/platform/client/i18n/create-i18n'
import type { Language } from '@sarv/platform/client/i18n/language'
import ui from '@sarv/shared/ui/locales/fa.json'
import host from '../../locales/fa.json'

/**
 * Creates i18next with the shell's texts: Persian is bundled, English is loaded on demand (an error leaves Persian).
 * @param language that the person chose before
 */
export async function createHostI18n(language: Language): Promise<Pick<Texts, 'i18n' | 'setLanguage'>> {
  const texts = createI18n({ language: 'fa', dictionaries: { fa: { host, ui } } })
  const setLanguage = async (next: Language) => {
    if (next === 'en' && !texts.i18n.hasResourceBundle('en', 'host')) await addEnglish(texts)
    await texts.setLanguage(next)
  }
  if (language === 'en') await setLanguage('en').catch(() => undefined)
  return { i18n: texts.i18n, setLanguage }
}

async function addEnglish({ addDictionary }: Texts): Promise<void> {
  const [host, ui] = await Promise.all([import('../../locales/en.json'), import('@sarv/shared/ui/locales/en.json')])
  addDictionary('host', 'en', host.default)
  addDictionary('ui', 'en', ui.default)
}
