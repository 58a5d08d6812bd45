import { useTranslation } from '@sarv/shared/platform'
import { TextInput } from '@sarv/shared/ui/fields/text-input'
import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { editNumber, showNumber } from './grouped-number'

/** Field of a card number or an IBAN: groups of four while it is typed, ASCII without spaces inside. (BNK-060, BNK-063) */
export function GroupedField({
  label,
  name,
  value,
  onChange,
  clean,
  error,
  inputRef,
  letters = false,
}: {
  label: string
  name: string
  /** The bare number. */
  value: string
  onChange: (bare: string) => void
  /** Takes the bare number out of a typed or pasted text. */
  clean: (text: string) => string
  error?: string | undefined
  inputRef?: RefObject<HTMLInputElement | null>
  /** The number begins with letters: the keyboard has them. */
  letters?: boolean
}) {
  const { i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en' : 'fa'
  const own = useRef<HTMLInputElement>(null)
  const field = inputRef ?? own
  const [caret, setCaret] = useState<{ at: number }>()
  const edit = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const change = editNumber(clean, target.value, target.selectionStart ?? target.value.length, language)
    setCaret({ at: change.caret })
    onChange(change.bare)
  }
  useLayoutEffect(() => {
    if (caret && document.activeElement === field.current) field.current?.setSelectionRange(caret.at, caret.at)
  }, [caret, field])
  return (
    <TextInput
      label={label}
      name={name}
      digits
      ref={field}
      inputMode={letters ? 'text' : 'numeric'}
      dir="ltr"
      value={showNumber(value, language)}
      onChange={edit}
      {...(error !== undefined && { error })}
    />
  )
}
