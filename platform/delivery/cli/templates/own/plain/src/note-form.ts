import type { Platform } from '@sarv/contract'
import { keepDraft, readDraft, sendNote } from './note'
import type { Words } from './texts'

/** The form, and what puts it into the words of a language. */
export function drawNoteForm(platform: Platform): { element: HTMLElement; speak: (words: Words) => void } {
  const form = document.createElement('form')
  const label = document.createElement('label')
  const name = document.createElement('span')
  const input = document.createElement('input')
  const error = document.createElement('p')
  const button = document.createElement('button')
  form.className = 'example-form'
  form.noValidate = true
  label.append(name, input)
  input.setAttribute('aria-describedby', 'example-error')
  error.id = 'example-error'
  error.setAttribute('role', 'alert')
  form.append(label, error, button)
  const show = (wrong = '') => {
    error.textContent = wrong
    input.setAttribute('aria-invalid', String(wrong !== ''))
  }
  readDraft(platform).then((draft) => {
    input.value ||= draft
  })
  input.addEventListener('input', () => {
    show()
    keepDraft(platform, input.value)
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    button.disabled = true
    const wrong = await sendNote(platform, input.value)
    button.disabled = false
    show(wrong)
    if (wrong === undefined) form.reset()
  })
  const speak = (words: Words) => {
    name.textContent = words.label
    button.textContent = words.send
  }
  return { element: form, speak }
}
