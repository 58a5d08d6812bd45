import { Search } from 'lucide-react'
import { TextInput } from './text-input'

/**
 * Search field: one line with a magnifier and the keyboard's search key.
 * @example <SearchInput label={t('funds.search')} maxLength={100} value={text} onChange={type} onBlur={flush} />
 */
export function SearchInput({
  label,
  maxLength,
  placeholder,
  value,
  onChange,
  onBlur,
}: {
  label: string
  maxLength: number
  placeholder?: string
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
}) {
  return (
    <TextInput
      label={label}
      icon={Search}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={maxLength}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      {...(placeholder !== undefined && { placeholder })}
      {...(onBlur && { onBlur })}
    />
  )
}
