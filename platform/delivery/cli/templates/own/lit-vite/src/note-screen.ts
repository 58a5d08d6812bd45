import type { Platform } from '@sarv/contract'
import { LitElement } from 'lit'
import { html } from './html'
import { NoteForm } from './note-form'
import { wordsIn } from './texts'

/** The first screen: what stands here is on the page of everybody who opens /example. */
export class NoteScreen extends LitElement {
  static override properties = { platform: { attribute: false }, section: { attribute: false } }
  declare platform: Platform
  /** What another remote's page shows of this one. */
  declare section: string | undefined

  readonly #speak = () => this.requestUpdate()

  /** In the page and not in a shadow tree, as its style sheet is. */
  override createRenderRoot() {
    return this
  }

  override connectedCallback() {
    super.connectedCallback()
    this.platform.bus.on('language-changed', this.#speak)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.platform.bus.off('language-changed', this.#speak)
  }

  #goHome(event: Event) {
    event.preventDefault()
    this.platform.navigation.navigate('/home')
  }

  override render() {
    const words = wordsIn(this.platform.i18n.language)
    return html`
      <section class="example">
        <h2>${words.title}</h2>
        <p class="example-text">${words.text}</p>
        ${this.section === undefined ? html`<example-note-form .platform=${this.platform} .words=${words}></example-note-form>` : ''}
        <a href="/home" @click=${this.#goHome}>${words.home}</a>
      </section>
    `
  }
}

customElements.define('example-note-form', NoteForm)
customElements.define('example-note-screen', NoteScreen)
