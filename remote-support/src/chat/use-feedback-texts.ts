import { useTranslation } from '@sarv/shared/platform'
import en from './texts/en.json'
import fa from './texts/fa.json'

const namespace = 'supportFeedback'

/** Hook that brings the texts of an answer's feedback, `supportFeedback:*`, with the chat instead of with the remote. */
export function useFeedbackTexts(): void {
  const { i18n } = useTranslation()
  if (i18n.hasResourceBundle('fa', namespace)) return
  // Silent: it happens amid a rendering, before anything asks for them.
  i18n.addResourceBundle('fa', namespace, fa, false, false, { silent: true })
  i18n.addResourceBundle('en', namespace, en, false, false, { silent: true })
}
