import type { i18n as I18n, ResourceKey } from 'i18next'

/** Texts per language. Persian comes with the remote; English is fetched when it is wanted. */
export interface Dictionaries {
  readonly fa: ResourceKey
  readonly en: () => Promise<{ default: ResourceKey }>
}

/** Registers the i18n dictionaries of a remote: Persian at once, English only while English is read. */
export async function addTexts(i18n: I18n, namespace: string, dictionaries: Dictionaries): Promise<void> {
  if (!i18n.hasResourceBundle('fa', namespace)) i18n.addResourceBundle('fa', namespace, dictionaries.fa)
  if (i18n.language === 'en' && !i18n.hasResourceBundle('en', namespace))
    i18n.addResourceBundle('en', namespace, (await dictionaries.en()).default)
}
