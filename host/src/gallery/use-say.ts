import { useFormat } from '@sarv/shared/platform'

/** Returns an inline translation: the gallery is for developers and absent from production, so it has no locale files. */
export function useSay(): (fa: string, en: string) => string {
  const { language } = useFormat()
  return (fa, en) => (language === 'en' ? en : fa)
}
