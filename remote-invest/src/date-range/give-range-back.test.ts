import { expect, test } from '@jest/globals'
import { memoryNavigation } from '@sarv/shared/testing/memory-navigation'
import { giveRangeBack } from './give-range-back'

const range = { from: '2026-10-23', to: '2026-11-21' }
const placeOf = (navigation: ReturnType<typeof memoryNavigation>) => {
  const { pathname, search } = navigation.place()
  return `${pathname}${search}`
}

function visited(first: string, ...next: string[]) {
  const navigation = memoryNavigation(first, () => true)
  for (const place of next) navigation.navigate(place)
  return navigation
}

test.each(['/cardex?ds_code=1', '/cardex', '/cardex?ds_code=1&from=2026-01-01&to=2026-01-02'])(
  'INV-069 the days come back to %s, and back from there is where the person came from',
  (opener) => {
    const navigation = visited('/assets', opener, '/date-range?opener=x')
    giveRangeBack(navigation, opener, range)
    expect(placeOf(navigation)).toMatch(/^\/cardex\?(ds_code=1&)?from=2026-10-23&to=2026-11-21$/)
    navigation.back()
    expect(placeOf(navigation)).toBe('/assets')
  },
)

test('INV-069 choosing three times leaves one entry', () => {
  const navigation = visited('/assets', '/cardex')
  for (const from of ['2026-10-01', '2026-10-02', '2026-10-03']) {
    navigation.navigate('/date-range?opener=x')
    giveRangeBack(navigation, '/cardex', { from, to: '2026-11-21' })
    expect(placeOf(navigation)).toBe(`/cardex?from=${from}&to=2026-11-21`)
  }
  navigation.back()
  expect(placeOf(navigation)).toBe('/assets')
})

test('INV-069 a visit that began with the picker ends at the opener; what lies beneath stays', () => {
  const alone = visited('/date-range?opener=x')
  giveRangeBack(alone, '/cardex', range)
  expect(placeOf(alone)).toBe('/cardex?from=2026-10-23&to=2026-11-21')
  alone.back()
  expect(placeOf(alone)).not.toMatch(/date-range/)

  const elsewhere = visited('/home', '/date-range?opener=x')
  giveRangeBack(elsewhere, '/cardex', range)
  elsewhere.back()
  expect(placeOf(elsewhere)).toBe('/home')
})
