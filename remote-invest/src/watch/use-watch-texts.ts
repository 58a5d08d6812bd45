import { useTranslation } from '@sarv/shared/platform'
import en from './texts/en.json'
import fa from './texts/fa.json'

const namespace = 'investWatch'

/**
 * Hook that brings the texts of watching and comparing, `investWatch:*`, into the page's i18n; each screen that shows one
 * of them calls it first. They come with those screens and not with the remote's dictionary, which every visit of /home
 * loads.
 */
export function useWatchTexts(): void {
  const { i18n } = useTranslation()
  if (i18n.hasResourceBundle('fa', namespace)) return
  // Silent: it happens amid a rendering, before anything asks for them.
  i18n.addResourceBundle('fa', namespace, fa, false, false, { silent: true })
  i18n.addResourceBundle('en', namespace, en, false, false, { silent: true })
}
