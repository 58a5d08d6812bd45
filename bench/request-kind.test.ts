import { expect, test } from '@jest/globals'
import { kindOf } from './request-kind'

const api = 'http://localhost:4320'

test.each([
  ['GET', 'http://localhost:4300/home', 'page'],
  ['GET', 'http://localhost:4300/main.1a2b3c4d.js', 'script'],
  ['GET', 'http://localhost:4301/1.0.0/812.1a2b3c4d.css', 'style'],
  ['GET', 'http://localhost:4300/vazirmatn.1a2b3c4d.woff2', 'font'],
  ['GET', 'http://localhost:4300/icon-192.1a2b3c4d.png', 'picture'],
  ['GET', `${api}/fund/api/v1/funds`, 'data'],
  ['GET', `${api}/static/bank.svg`, 'data'],
  ['OPTIONS', `${api}/fund/api/v1/funds`, 'preflight'],
  ['GET', 'http://localhost:4300/page-dictionaries/k3y-_of', 'other'],
  ['GET', 'http://localhost:4300/manifest.webmanifest', 'other'],
  ['POST', 'http://localhost:4300/health-reports', 'other'],
] as const)('%s %s is for: %s', (method, url, kind) => {
  expect(kindOf({ method, url }, [api])).toBe(kind)
})
