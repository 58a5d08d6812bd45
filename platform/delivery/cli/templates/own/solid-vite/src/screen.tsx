import type { Platform } from '@sarv/contract'
import { createSignal, onCleanup, Show } from 'solid-js'
import { NoteForm } from './note-form'
import { wordsIn } from './texts'

export interface ScreenProps {
  readonly platform: Platform
  /** What another remote's page shows of this one. */
  readonly section: string | undefined
}

/** The first screen: what stands here is on the page of everybody who opens /example. */
export function Screen({ platform, section }: ScreenProps) {
  const [language, setLanguage] = createSignal(platform.i18n.language)
  const words = () => wordsIn(language())
  const speak = (event: { language: string }) => setLanguage(event.language)
  platform.bus.on('language-changed', speak)
  onCleanup(() => platform.bus.off('language-changed', speak))
  const goHome = (event: MouseEvent) => {
    event.preventDefault()
    platform.navigation.navigate('/home')
  }
  return (
    <section class="example">
      <h2>{words().title}</h2>
      <p class="example-text">{words().text}</p>
      <Show when={section === undefined}>
        <NoteForm platform={platform} words={words} />
      </Show>
      <a href="/home" onClick={goHome}>
        {words().home}
      </a>
    </section>
  )
}
