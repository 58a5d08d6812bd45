const texts = {
  fa: { title: 'این بخش کار می‌کند', text: 'بدون React، با یک بسته‌ساز دیگر', home: 'رفتن به خانه' },
  en: { title: 'This section works', text: 'Without React, by another bundler', home: 'Go home' },
}

/** Draws the screen and keeps it in the language of the page; the answer stops that. */
export function drawWelcome(domElement, { navigation, i18n, bus }) {
  const title = document.createElement('h2')
  const text = document.createElement('p')
  const home = document.createElement('a')
  home.href = '/home'
  home.addEventListener('click', (event) => {
    event.preventDefault()
    navigation.navigate('/home')
  })
  const speak = () => {
    const words = texts[i18n.language] ?? texts.fa
    title.textContent = words.title
    text.textContent = words.text
    home.textContent = words.home
  }
  speak()
  bus.on('language-changed', speak)
  const section = document.createElement('section')
  section.className = 'example-welcome'
  section.append(title, text, home)
  domElement.append(section)
  return () => bus.off('language-changed', speak)
}
