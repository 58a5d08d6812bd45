/** Every word, in both languages of the platform. */
export const texts = {
  fa: { title: 'این بخش کار می‌کند', text: 'با بسته‌ساز خودش، از مخزن خودش', home: 'رفتن به خانه' },
  en: { title: 'This section works', text: 'By its own bundler, from its own repository', home: 'Go home' },
}
