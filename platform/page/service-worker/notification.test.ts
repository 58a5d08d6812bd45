import { expect, test } from '@jest/globals'
import { pathIn, readNotification } from './notification'

const origin = 'https://app.example'
const read = (payload: unknown) => readNotification(JSON.stringify(payload), 'app.example', origin)

test('PLT-119 a notification has the words of its sender alone, and the page that it opens', () => {
  const payload = {
    title: 'Transfer',
    body: 'It was made.',
    path: '/inbox?entry=7',
    tag: 'inbox-7',
    lang: 'en',
    dir: 'ltr',
  }
  expect(
    read({ ...payload, actions: [], image: 'https://evil.example/x.png', data: { path: '//evil.example' } }),
  ).toEqual({
    title: 'Transfer',
    options: { body: 'It was made.', tag: 'inbox-7', lang: 'en', dir: 'ltr', data: { path: '/inbox?entry=7' } },
  })
})

test.each([[undefined], [''], ['{'], ['null'], ['[]'], ['{"title":7,"body":{},"tag":[],"dir":"up"}']])(
  'PLT-119 what cannot be read is shown under the name of the site: %s',
  (text) =>
    expect(readNotification(text, 'app.example', origin)).toEqual({
      title: 'app.example',
      options: { data: { path: '/' } },
    }),
)

test.each([
  ['/inbox?entry=7#top', '/inbox?entry=7#top'],
  ['//evil.example/inbox', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['https://evil.example', '/'],
  ['https://app.example/inbox', '/'],
  ['javascript:alert(1)', '/'],
  ['inbox', '/'],
  [7, '/'],
])('PLT-119 T42 the press of a notification opens a page of this site: %j', (path, opened) =>
  expect(pathIn(path, origin)).toBe(opened),
)
