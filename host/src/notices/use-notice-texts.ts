import { useTranslation } from '@sarv/shared/platform'
import en from './texts/en.json'
import fa from './texts/fa.json'

const namespace = 'notices'

/** Hook that brings the texts of this page, `notices:*`, which no first screen needs; the page calls it first. (docs/decisions/0137) */
export function useNoticeTexts(): void {
  const { i18n } = useTranslation('host')
  if (i18n.hasResourceBundle('fa', namespace)) return
  // Silent: it happens amid a rendering, before anything asks for them.
  i18n.addResourceBundle('fa', namespace, fa, false, false, { silent: true })
  i18n.addResourceBundle('en', namespace, en, false, false, { silent: true })
}
