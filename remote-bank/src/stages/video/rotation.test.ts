import { expect, test } from '@jest/globals'
import { rotationFor } from './rotation'

const iphone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Version/18.2 Mobile/15E148 Safari/604.1`
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.2 Safari/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const lying = { width: 640, height: 480 }
const standing = { width: 480, height: 640 }

test.each([
  ['an iPhone of 18 held upright', iphone('18_2'), 5, lying, 0, 90],
  ['an iPhone of 26 held upright', iphone('26_0'), 5, lying, 0, 90],
  ['an iPhone of 18 upside down', iphone('18_2'), 5, lying, 180, 270],
  ['an iPhone of 18 on its side', iphone('18_2'), 5, lying, 90, undefined],
  ['an iPhone of 18 whose frames stand', iphone('18_2'), 5, standing, 0, undefined],
  ['an iPhone of 17', iphone('17_6_1'), 5, lying, 0, undefined],
  ['an iPad of 18', mac, 5, lying, 0, 90],
  ['a Mac', mac, 0, lying, 0, undefined],
  ['an Android phone', android, 5, lying, 0, undefined],
  ['nobody knows what', '', 5, lying, 0, undefined],
] as const)('BNK-027 the clip of %s is turned', (_, userAgent, touchPoints, size, angle, degrees) =>
  expect(rotationFor({ userAgent, touchPoints, ...size, angle })).toBe(degrees),
)
