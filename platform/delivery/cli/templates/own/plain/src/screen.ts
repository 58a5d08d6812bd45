import type { Platform } from '@sarv/contract'
import { drawNoteForm } from './note-form'
import { wordsIn } from './texts'

/**
 * Draws the screen and keeps it in the language of the page; what it returns stops that.
 * @param section what another remote's page shows of this one
 */
export function drawScreen(element: HTMLElement, platform: Platform, section: string | undefined): () => void {
  const { navigation, i18n, bus } = platform
  const title = document.createElement('h2')
  const text = document.createElement('p')
  const home = document.createElement('a')
  text.className = 'example-text'
  home.href = '/home'
  home.addEventListener('click', (event) => {
    event.preventDefault()
    navigation.navigate('/home')
  })
  const form = section === undefined ? drawNoteForm(platform) : undefined
  const speak = () => {
    const words = wordsIn(i18n.language)
    title.textContent = words.title
    text.textContent = words.text
    home.textContent = words.home
    form?.speak(words)
  }
  speak()
  bus.on('language-changed', speak)
  const screen = document.createElement('section')
  screen.className = 'example'
  screen.append(title, text, ...(form ? [form.element] : []), home)
  element.append(screen)
  return () => bus.off('language-changed', speak)
}
