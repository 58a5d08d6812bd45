import type { Platform } from '@sarv/contract'
import { type FormEvent, useEffect, useState } from 'react'
import { keepDraft, readDraft, sendNote } from './note'
import type { Words } from './texts'

export function NoteForm({ platform, words }: { readonly platform: Platform; readonly words: Words }) {
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    readDraft(platform).then((draft) => setText((typed) => typed || draft))
  }, [platform])
  const type = (typed: string) => {
    setText(typed)
    setError('')
    keepDraft(platform, typed)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    const wrong = await sendNote(platform, text)
    setSending(false)
    setError(wrong ?? '')
    if (wrong === undefined) setText('')
  }
  return (
    <form className="example-form" noValidate onSubmit={submit}>
      <label>
        {words.label}
        <input
          value={text}
          aria-invalid={error !== ''}
          aria-describedby="example-error"
          onChange={({ target }) => type(target.value)}
        />
      </label>
      <p id="example-error" role="alert">
        {error}
      </p>
      <button type="submit" disabled={isSending}>
        {words.send}
      </button>
    </form>
  )
}
