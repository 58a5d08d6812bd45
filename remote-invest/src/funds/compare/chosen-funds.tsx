import { maxComparedFunds } from '@sarv/shared/contract/fund-comparison'
import type { Fund } from '@sarv/shared/contract/funds'
import { useTranslation } from '@sarv/shared/platform'
import { LineMark } from '@sarv/shared/ui/chart/line-mark'
import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { FundChoiceSheet } from '../../money/fund-choice-sheet'
import styles from './compare.module.css'
import { lineLook } from './line-looks'

/** The compared funds, each with the mark of its line and a cross, and a way to add another. (INV-081) */
export function ChosenFunds({
  all,
  chosen,
  onChange,
}: {
  all: readonly Fund[]
  chosen: readonly Fund[]
  onChange: (codes: readonly string[]) => void
}) {
  const { t } = useTranslation()
  const [choosing, setChoosing] = useState(false)
  const group = useRef<HTMLUListElement>(null)
  const codes = chosen.map(({ ds_code }) => ds_code)
  const remove = (code: string) => {
    // The pressed cross goes: the focus stays among those that are left.
    group.current?.focus()
    onChange(codes.filter((one) => one !== code))
  }
  return (
    <>
      <ul ref={group} tabIndex={-1} className={styles.chosen} aria-label={t('investWatch:compare.chosen')}>
        {chosen.map(({ ds_code, fund_name }, place) => (
          <li key={ds_code} className={styles.chip}>
            <LineMark look={lineLook(ds_code, place)} />
            {fund_name}
            <button
              type="button"
              className={styles.cross}
              aria-label={t('investWatch:compare.remove', { fund: fund_name })}
              onClick={() => remove(ds_code)}
            >
              <X size={16} strokeWidth={2} aria-hidden />
            </button>
          </li>
        ))}
        {chosen.length < maxComparedFunds && (
          <li>
            <button type="button" className={styles.add} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
              <Plus size={16} strokeWidth={2} aria-hidden />
              {t('investWatch:compare.add')}
            </button>
          </li>
        )}
      </ul>
      <FundChoiceSheet
        funds={all.filter(({ ds_code }) => !codes.includes(ds_code))}
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(code) => onChange([...codes, code])}
      />
    </>
  )
}
