import { useTranslation } from '@sarv/shared/platform'
import { TextArea } from '@sarv/shared/ui/fields/text-input'
import type { FieldsOfForm } from './change-form'

/** Fields of a kill: what people read in the remote's place, in both languages. */
export function KillFields({ form, set, told }: FieldsOfForm) {
  const { t } = useTranslation('console')
  return (
    <>
      <TextArea
        label={t('form.fa')}
        rows={2}
        maxLength={300}
        lang="fa"
        dir="rtl"
        value={form.fa}
        onChange={({ target }) => set({ fa: target.value })}
        error={told('fa')}
      />
      <TextArea
        label={t('form.en')}
        rows={2}
        maxLength={300}
        lang="en"
        dir="ltr"
        value={form.en}
        onChange={({ target }) => set({ en: target.value })}
        error={told('en')}
      />
    </>
  )
}
