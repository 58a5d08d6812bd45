import type { Platform } from '@sarv/contract'
import { createSignal } from 'solid-js'
import { keepDraft, readDraft, sendNote } from './note'
import type { Words } from './texts'

export function NoteForm({ platform, words }: { readonly platform: Platform; readonly words: () => Words }) {
  const [text, setText] = createSignal('')
  const [error, setError] = createSignal('')
  const [isSending, setSending] = createSignal(false)
  readDraft(platform).then((draft) => setText((typed) => typed || draft))
  const type = (typed: string) => {
    setText(typed)
    setError('')
    keepDraft(platform, typed)
  }
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    setSending(true)
    const wrong = await sendNote(platform, text())
    setSending(false)
    setError(wrong ?? '')
    if (wrong === undefined) setText('')
  }
  return (
    <form class="example-form" noValidate onSubmit={send}>
      <label>
        {words().label}
        <input
          value={text()}
          aria-invalid={error() !== ''}
          aria-describedby="example-error"
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      </label>
      <p id="example-error" role="alert">
        {error()}
      </p>
      <button type="submit" disabled={isSending()}>
        {words().send}
      </button>
    </form>
  )
}
