import type { Platform } from '@sarv/contract'
import { type MouseEvent, useSyncExternalStore } from 'react'
import { NoteForm } from './note-form'
import { wordsIn } from './texts'

export interface ScreenProps {
  readonly platform: Platform
  /** What another remote's page shows of this one. */
  readonly section: string | undefined
}

/** The first screen: what stands here is on the page of everybody who opens /example. */
export function Screen({ platform, section }: ScreenProps) {
  const language = useSyncExternalStore(
    (onChange) => {
      platform.bus.on('language-changed', onChange)
      return () => platform.bus.off('language-changed', onChange)
    },
    () => platform.i18n.language,
  )
  const words = wordsIn(language)
  const goHome = (event: MouseEvent) => {
    event.preventDefault()
    platform.navigation.navigate('/home')
  }
  return (
    <section className="example">
      <h2>{words.title}</h2>
      <p className="example-text">{words.text}</p>
      {section === undefined && <NoteForm platform={platform} words={words} />}
      <a href="/home" onClick={goHome}>
        {words.home}
      </a>
    </section>
  )
}
