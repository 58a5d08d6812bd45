import { useTranslation } from '@sarv/shared/platform'
import en from './texts/en.json'
import fa from './texts/fa.json'

const namespace = 'feed'

/**
 * Hook that brings the texts of the feed, `feed:*`, into the page's i18n; each part of it calls it first. They come with the
 * screens that show them (docs/decisions/0137).
 */
export function useFeedTexts(): void {
  const { i18n } = useTranslation()
  if (i18n.hasResourceBundle('fa', namespace)) return
  // Silent: it happens amid a rendering, before anything asks for them.
  i18n.addResourceBundle('fa', namespace, fa, false, false, { silent: true })
  i18n.addResourceBundle('en', namespace, en, false, false, { silent: true })
}
