import type { Platform } from '@sarv/contract'
import { LitElement } from 'lit'
import { html } from './html'
import { keepDraft, readDraft, sendNote } from './note'
import type { Words } from './texts'

export class NoteForm extends LitElement {
  static override properties = {
    platform: { attribute: false },
    words: { attribute: false },
    text: { state: true },
    error: { state: true },
    isSending: { state: true },
  }
  declare platform: Platform
  declare words: Words
  declare text: string
  declare error: string
  declare isSending: boolean

  constructor() {
    super()
    Object.assign(this, { text: '', error: '', isSending: false })
  }

  override createRenderRoot() {
    return this
  }

  override async connectedCallback() {
    super.connectedCallback()
    const draft = await readDraft(this.platform)
    this.text ||= draft
  }

  #type({ target }: InputEvent) {
    this.text = (target as HTMLInputElement).value
    this.error = ''
    keepDraft(this.platform, this.text)
  }

  async #send(event: SubmitEvent) {
    event.preventDefault()
    this.isSending = true
    const wrong = await sendNote(this.platform, this.text)
    this.isSending = false
    this.error = wrong ?? ''
    if (wrong === undefined) this.text = ''
  }

  override render() {
    return html`
      <form class="example-form" novalidate @submit=${this.#send}>
        <label>
          ${this.words.label}
          <input
            .value=${this.text}
            aria-invalid=${this.error !== ''}
            aria-describedby="example-error"
            @input=${this.#type}
          />
        </label>
        <p id="example-error" role="alert">${this.error}</p>
        <button type="submit" ?disabled=${this.isSending}>${this.words.send}</button>
      </form>
    `
  }
}
