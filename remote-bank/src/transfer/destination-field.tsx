import { usePlatform, useTranslation } from '@sarv/shared/platform'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { TextInput } from '@sarv/shared/ui/fields/text-input'
import { ClipboardPaste } from 'lucide-react'
import { type ChangeEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { editDestination, showDestination } from './edit-destination'
import { typedDestination } from './typed-destination'

/** Longest text that is kept: a pasted message is longer, and its number is taken out of it. */
const maxLength = 60

/** The one field of a destination: a name to search for, or a number in groups, typed or pasted. (BNK-060, BNK-087, BNK-088) */
export function DestinationField({
  value,
  onChange,
  error,
  inputRef,
}: {
  /** A number without groups, or a name. */
  value: string
  onChange: (text: string) => void
  error: string | undefined
  inputRef: RefObject<HTMLInputElement | null>
}) {
  const { t, i18n } = useTranslation()
  const { toast, report } = usePlatform()
  const language = i18n.language === 'en' ? 'en' : 'fa'
  const isNumber = typedDestination(value).kind !== 'NAME'
  const [caret, setCaret] = useState<{ at: number }>()
  const edit = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const change = editDestination(target.value, target.selectionStart ?? target.value.length, language)
    setCaret({ at: change.caret })
    onChange(change.text.slice(0, maxLength))
  }
  useLayoutEffect(() => {
    if (caret && document.activeElement === inputRef.current) inputRef.current?.setSelectionRange(caret.at, caret.at)
  }, [caret, inputRef])
  // Only a press reads the clipboard: the browser may ask for leave.
  const paste = async () => {
    try {
      const text = (await navigator.clipboard.readText()).trim()
      if (text === '') return toast(t('transfer.pasteEmpty'))
      onChange(typedDestination(text).text.slice(0, maxLength))
    } catch (error) {
      if (!(error instanceof DOMException)) report(error)
      toast(t('transfer.pasteRefused'))
    }
    inputRef.current?.focus()
  }
  return (
    <TextInput
      label={t('transfer.to')}
      placeholder={t('transfer.toHint')}
      name="destination"
      digits={isNumber}
      ref={inputRef}
      inputMode={isNumber ? 'numeric' : 'text'}
      enterKeyHint="next"
      autoComplete="off"
      dir={isNumber ? 'ltr' : undefined}
      value={showDestination(value, language)}
      onChange={edit}
      suffix={
        typeof navigator.clipboard?.readText === 'function' && (
          <IconButton icon={ClipboardPaste} label={t('transfer.paste')} onClick={paste} />
        )
      }
      {...(error !== undefined && { error })}
    />
  )
}
