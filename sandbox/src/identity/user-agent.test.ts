import { expect, test } from '@jest/globals'
import { describeUserAgent } from './user-agent'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 10; K)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

test.each([
  [`${android} ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'CHROME', 'ANDROID'],
  [`${android} ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'SAMSUNG', 'ANDROID'],
  [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, 'SAFARI', 'IPHONE'],
  [`${iphone} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'CHROME', 'IPHONE'],
  ['Mozilla/5.0 (iPad; CPU OS 16_4 like Mac OS X) Version/16.4 Mobile/15E148 Safari/604.1', 'SAFARI', 'IPAD'],
  [`${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'EDGE', 'WINDOWS'],
  [`${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'OPERA', 'WINDOWS'],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, 'SAFARI', 'MAC'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'FIREFOX', 'LINUX'],
  ['curl/8.5.0', 'OTHER', 'OTHER'],
  ['', 'OTHER', 'OTHER'],
])('SBX-127 %j is %s on %s', (userAgent, browser, system) => {
  expect(describeUserAgent(userAgent)).toEqual({ browser, system })
})
