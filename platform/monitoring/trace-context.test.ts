import { expect, test } from '@jest/globals'
import { childOf, continueTrace, traceparentOf } from './trace-context'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const parent = '00f067aa0ba902b7'

test.each([
  `00-${trace}-${parent}-01`,
  `00-${trace}-${parent}-00`,
  `cc-${trace}-${parent}-01-what-a-later-version-says`,
])('PLT-102 %s is continued, and handed on with a span of its own', (header) => {
  const here = continueTrace(header)
  expect(here).toMatchObject({ traceId: trace, parentId: parent })
  const call = childOf(here)
  expect(call.parentId).toBe(here.spanId)
  expect(traceparentOf(call)).toBe(`00-${trace}-${call.spanId}-${header.slice(53, 55)}`)
  expect(new Set([parent, here.spanId, call.spanId]).size).toBe(3)
})

test.each([
  undefined,
  '',
  `00-${trace}-${parent}`,
  `ff-${trace}-${parent}-01`,
  `00-${'0'.repeat(32)}-${parent}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `00-${trace.toUpperCase()}-${parent}-01`,
  `00-${trace}-${parent}-01\n`,
])('PLT-102 a trace begins where the header is %j', (header) => {
  const here = continueTrace(header)
  expect(here.parentId).toBeUndefined()
  expect(here.traceId).not.toBe(trace)
  expect(traceparentOf(here)).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
})
