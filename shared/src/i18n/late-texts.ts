import { useTranslation } from '@sarv/shared/platform'

/**
 * Hook that brings the texts of a lazy chunk into the page's i18n, as a namespace of their own: they come with the parts
 * that show them and not with the remote's dictionary, which every visit of /home loads. (Decision 137)
 * @example useLateTexts('investHome', { fa, en }) // t('investHome:offer')
 */
export function useLateTexts(namespace: string, { fa, en }: { fa: object; en: object }): void {
  const { i18n } = useTranslation()
  if (i18n.hasResourceBundle('fa', namespace)) return
  // Silent: it happens amid a rendering, before anything asks for them.
  i18n.addResourceBundle('fa', namespace, fa, false, false, { silent: true })
  i18n.addResourceBundle('en', namespace, en, false, false, { silent: true })
}
