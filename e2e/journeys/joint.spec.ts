import { expect, test } from '../test'

test('the page comes with its headers', async ({ request }) => {
  const answer = await request.get('/home')
  const headers = answer.headers()
  expect(headers['content-security-policy']).toContain("script-src 'nonce-")
  expect(headers['content-security-policy']).not.toContain('unsafe')
})
