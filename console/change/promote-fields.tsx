import type { RemoteDetail, RemoteRow } from '@sarv/platform/delivery/console/contract'
import { useTranslation } from '@sarv/shared/platform'
import { Checkbox } from '@sarv/shared/ui/fields/checkbox'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { SelectInput } from '@sarv/shared/ui/fields/select-input'
import { TextInput } from '@sarv/shared/ui/fields/text-input'
import styles from './change.module.css'
import type { FieldsOfForm } from './change-form'

/** Fields of a promotion: which version, and for whom. */
export function PromoteFields({
  form,
  set,
  told,
  row,
  versions,
}: FieldsOfForm & {
  row: Pick<RemoteRow, 'version' | 'withdrawn' | 'canary'>
  versions: RemoteDetail['versions']
}) {
  const { t } = useTranslation('console')
  const options = versions
    .filter(({ version }) => version !== row.version)
    .map(({ version }) => ({ value: version, label: labelOf(version) }))
  function labelOf(version: string): string {
    if (row.canary?.version === version) return t('form.versionTried', { version })
    return row.withdrawn.includes(version) ? t('form.versionWithdrawn', { version }) : version
  }
  return (
    <>
      <SelectInput
        label={t('form.version')}
        options={options}
        placeholder={form.version ? undefined : t('form.versionChoose')}
        value={form.version}
        onChange={({ target }) => set({ version: target.value, again: false, agreed: false })}
        error={told('version')}
      />
      {row.withdrawn.includes(form.version) && (
        <Checkbox checked={form.again} onChange={({ target }) => set({ again: target.checked })} error={told('again')}>
          {t('form.again')}
        </Checkbox>
      )}
      <div>
        <p className={styles.legend} aria-hidden="true">
          {t('form.audience')}
        </p>
        <ChipGroup
          label={t('form.audience')}
          options={[
            { value: 'part', label: t('form.part') },
            { value: 'ramp', label: t('form.ramp') },
            { value: 'everybody', label: t('form.everybody') },
          ]}
          value={form.audience}
          onChange={(audience) => set({ audience })}
          fill
        />
      </div>
      {form.audience === 'part' && (
        <div className={styles.pair}>
          <TextInput
            label={t('form.percent')}
            help={t('form.percentHelp')}
            digits
            inputMode="decimal"
            maxLength={6}
            suffix="٪"
            value={form.percent}
            onChange={({ target }) => set({ percent: target.value })}
            error={told('percent')}
          />
          <TextInput
            label={t('form.level')}
            help={t('form.levelHelp')}
            optional
            digits
            maxLength={2}
            value={form.level}
            onChange={({ target }) => set({ level: target.value })}
            error={told('level')}
          />
        </div>
      )}
      {form.audience === 'ramp' && (
        <div className={styles.pair}>
          <TextInput
            label={t('form.steps')}
            help={t('form.stepsHelp')}
            digits
            inputMode="text"
            maxLength={50}
            suffix="٪"
            value={form.steps}
            onChange={({ target }) => set({ steps: target.value })}
            error={told('steps')}
          />
          <TextInput
            label={t('form.minutes')}
            help={t('form.minutesHelp')}
            digits
            maxLength={3}
            value={form.minutes}
            onChange={({ target }) => set({ minutes: target.value })}
            error={told('minutes')}
          />
        </div>
      )}
    </>
  )
}
