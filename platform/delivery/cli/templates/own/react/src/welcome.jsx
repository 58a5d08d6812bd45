import { useSyncExternalStore } from 'react'
import { texts } from './texts.js'

/** The first screen: what stands here is on the page of everybody who opens /example. */
export function Welcome({ platform }) {
  const language = useSyncExternalStore(
    (onChange) => {
      platform.bus.on('language-changed', onChange)
      return () => platform.bus.off('language-changed', onChange)
    },
    () => platform.i18n.language,
  )
  const words = texts[language] ?? texts.fa
  const goHome = (event) => {
    event.preventDefault()
    platform.navigation.navigate('/home')
  }
  return (
    <section className="example-welcome">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <a href="/home" onClick={goHome}>
        {words.home}
      </a>
    </section>
  )
}
