/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { type AnsweringServer, startAnswering } from '../../testing/fake-api-server'
import { sendUpload } from './upload-request'

const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const open: AnsweringServer[] = []
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())))

/** A server that lets uploads in and answers the post as told. */
async function receiving(answer: (response: Parameters<Parameters<typeof startAnswering>[0]>[1]) => void) {
  const server = await startAnswering(({ method }, response) => {
    if (method === 'OPTIONS') response.writeHead(204, allowed).end()
    else answer(response)
  })
  open.push(server)
  return server
}

function form(): FormData {
  const data = new FormData()
  data.append('file', new File(['x'.repeat(2000)], 'رسید.png', { type: 'image/png' }))
  return data
}

function upload(origin: string, signal: AbortSignal, shares: number[] = []) {
  const headers = { Authorization: 'Bearer token-1' }
  return sendUpload({ url: `${origin}/upload/`, headers, body: form(), signal, onProgress: (s) => shares.push(s) })
}

test('PLT-011 PLT-053 a file arrives as multipart with its token, and its progress is told up to the end', async () => {
  const server = await receiving((response) => response.writeHead(201, allowed).end('{"file":"f-1"}'))
  const shares: number[] = []
  const answer = await upload(server.origin, new AbortController().signal, shares)
  const post = server.arrived.at(-1)
  expect([answer.status, await answer.text(), shares.at(-1)]).toEqual([201, '{"file":"f-1"}', 1])
  expect(post?.headers).toMatchObject({ authorization: 'Bearer token-1' })
  expect(post?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(post?.body).toContain('name="file"; filename="رسید.png"')
})

test('F54 a refused file answers with its status and its reason', async () => {
  const server = await receiving((response) => response.writeHead(400, allowed).end('{"detail":"فرمت فایل مجاز نیست"}'))
  const answer = await upload(server.origin, new AbortController().signal)
  expect([answer.status, await answer.text()]).toEqual([400, '{"detail":"فرمت فایل مجاز نیست"}'])
})

test('F55 an upload that is cut fails', async () => {
  const server = await receiving((response) => response.destroy())
  await expect(upload(server.origin, new AbortController().signal)).rejects.toThrow('The upload was cut')
})

test('F55 an upload can be cancelled, before it starts and on its way', async () => {
  const cancel = new AbortController()
  const server = await receiving(() => cancel.abort())
  await expect(upload(server.origin, AbortSignal.abort())).rejects.toThrow('The upload was ended')
  await expect(upload(server.origin, cancel.signal)).rejects.toThrow('The upload was ended')
})
