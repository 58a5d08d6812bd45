import { useFormat } from '@sarv/shared/platform'

/** The gallery is for developers and absent from production: its texts stand beside what they show. */
export function useSay(): (fa: string, en: string) => string {
  const { language } = useFormat()
  return (fa, en) => (language === 'en' ? en : fa)
}
