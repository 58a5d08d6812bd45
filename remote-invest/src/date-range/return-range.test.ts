import { expect, test } from '@jest/globals'
import { memoryNavigation } from '@sarv/platform/testing/memory-navigation'
import { returnRange } from './return-range'

const range = { from: '2026-10-23', to: '2026-11-21' }
const addressOf = (navigation: ReturnType<typeof memoryNavigation>) => {
  const { pathname, search } = navigation.place()
  return `${pathname}${search}`
}

function navigationAfter(first: string, ...next: string[]) {
  const navigation = memoryNavigation(first, () => true)
  for (const path of next) navigation.navigate(path)
  return navigation
}

test.each(['/cardex?ds_code=1', '/cardex', '/cardex?ds_code=1&from=2026-01-01&to=2026-01-02'])(
  'INV-069 the days come back to %s, and back from there is where the person came from',
  (opener) => {
    const navigation = navigationAfter('/assets', opener, '/date-range?opener=x')
    returnRange(navigation, opener, range)
    expect(addressOf(navigation)).toMatch(/^\/cardex\?(ds_code=1&)?from=2026-10-23&to=2026-11-21$/)
    navigation.back()
    expect(addressOf(navigation)).toBe('/assets')
  },
)

test('INV-069 choosing three times leaves one entry', () => {
  const navigation = navigationAfter('/assets', '/cardex')
  for (const from of ['2026-10-01', '2026-10-02', '2026-10-03']) {
    navigation.navigate('/date-range?opener=x')
    returnRange(navigation, '/cardex', { from, to: '2026-11-21' })
    expect(addressOf(navigation)).toBe(`/cardex?from=${from}&to=2026-11-21`)
  }
  navigation.back()
  expect(addressOf(navigation)).toBe('/assets')
})

test('INV-069 a visit that began with the picker ends at the opener; what lies beneath stays', () => {
  const direct = navigationAfter('/date-range?opener=x')
  returnRange(direct, '/cardex', range)
  expect(addressOf(direct)).toBe('/cardex?from=2026-10-23&to=2026-11-21')
  direct.back()
  expect(addressOf(direct)).not.toMatch(/date-range/)

  const elsewhere = navigationAfter('/home', '/date-range?opener=x')
  returnRange(elsewhere, '/cardex', range)
  elsewhere.back()
  expect(addressOf(elsewhere)).toBe('/home')
})
