import { describe, expect, test } from '@jest/globals'
import { chooseInstallOffer, chooseInstallRow } from './install-offer'

const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1',
  Android: 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
}
const nobody = { isStandalone: false, width: 390, isTwa: false, isDismissed: false }

describe('HST-010 HST-013 user agent × display mode × width', () => {
  test.each([
    ['iPhone', false, 390, 'steps'],
    ['iPhone', false, 768, 'steps'],
    ['iPhone', false, 769, 'none'],
    ['iPhone', true, 390, 'none'],
    ['Android', false, 390, 'prompt'],
    ['Android', false, 769, 'prompt'],
    ['Android', true, 390, 'none'],
    ['desktop', false, 768, 'steps'],
    ['desktop', false, 769, 'none'],
    ['desktop', true, 390, 'none'],
  ] as const)('HST-010 HST-013 on %s, installed: %s, %i px wide: %s', (agent, isStandalone, width, offer) =>
    expect(chooseInstallOffer({ ...nobody, userAgent: agents[agent], isStandalone, width })).toBe(offer),
  )
})

test.each(Object.values(agents))(
  'HST-011 HST-047 dismissed, or inside the wrapper app, nothing is offered on %s',
  (userAgent) => {
    expect(chooseInstallOffer({ ...nobody, userAgent, isDismissed: true })).toBe('none')
    expect(chooseInstallOffer({ ...nobody, userAgent, isTwa: true })).toBe('none')
  },
)

const everyAgent = {
  ...agents,
  Safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Chrome on a Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
}

test.each([
  ['iPhone', 'none', {}, 'steps'],
  ['Safari', 'none', { width: 1280 }, 'steps'],
  ['Chrome on a Mac', 'none', { width: 1280 }, 'none'],
  ['Chrome on a Mac', 'offered', { width: 1280 }, 'prompt'],
  ['Android', 'offered', {}, 'prompt'],
  ['Android', 'none', {}, 'none'],
  ['Android', 'installed', {}, 'none'],
  ['Android', 'offered', { isStandalone: true }, 'none'],
  ['iPhone', 'none', { isStandalone: true }, 'none'],
  ['Android', 'offered', { isTwa: true }, 'none'],
  ['iPhone', 'none', { isDismissed: true }, 'steps'],
] as const)('HST-049 on %s, prompt %s, %o, the profile offers: %s', (agent, prompt, device, way) => {
  expect(chooseInstallRow({ ...nobody, ...device, userAgent: everyAgent[agent] }, prompt)).toBe(way)
})
