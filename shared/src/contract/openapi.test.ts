import { expect, test } from '@jest/globals'
import { everyEndpoint } from './every-endpoint'
import { openapi } from './openapi'

interface Operation {
  operationId: string
  parameters: { name: string; in: string }[]
  responses: Readonly<Record<string, { content?: Record<string, unknown> }>> & {
    200: { content: Record<string, unknown> }
  }
  requestBody?: {
    content: Record<string, { schema: { required: string[]; properties: Record<string, { maxLength?: number }> } }>
  }
}
const paths = openapi('http://localhost:4000').paths as Record<string, Record<string, Operation>>

test.each(everyEndpoint().map(({ name, endpoint }) => [name, endpoint] as const))(
  'the document has %s under its path, with each parameter of the path',
  (name, endpoint) => {
    const operation = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
    expect(operation?.operationId).toBe(name)
    const named = operation?.parameters.filter((one) => one.in === 'path').map((one) => one.name) ?? []
    expect(named).toEqual([...endpoint.path.matchAll(/:(\w+)/g)].map(([, param]) => param))
    expect(endpoint.path).toMatch(/^\/.*\/$/)
  },
)

test('names and calls are unique in the whole contract', () => {
  const all = everyEndpoint()
  expect(new Set(all.map((one) => one.name)).size).toBe(all.length)
  expect(new Set(all.map((one) => `${one.endpoint.method} ${one.endpoint.path}`)).size).toBe(all.length)
})

test('SBX-036 the purchase is described with its required fields and the idempotency header', () => {
  const operation = paths['/fund/api/v1/payment/request/']?.post
  expect(operation?.requestBody?.content['application/json']?.schema.required).toEqual([
    'ds_code',
    'amount',
    'type',
    'callback_url',
  ])
  expect(operation?.parameters.map((one) => one.name)).toContain('Idempotency-Key')
})

test('SBX-122 exactly the sensitive changes are described with their code, and with the answer that asks for it', () => {
  const asking = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters, responses }]) => {
      const takesCode = parameters.some(({ name }) => name === 'Confirmation-Code')
      expect(takesCode).toBe(responses[428] !== undefined)
      return takesCode ? [`${method} ${path}`] : []
    }),
  )
  expect(asking.sort()).toEqual([
    'patch /bank/api/v1/asset-back/',
    'patch /bank/api/v1/setting/',
    'patch /fund/api/v1/accounts/{id}/',
    'patch /onboarding/api/v1/user-contact/',
    'post /bank/api/v1/card/block/',
    'post /fund/api/v1/accounts/',
  ])
})

const formOf = (path: string) => paths[path]?.post?.requestBody?.content['multipart/form-data']?.schema

test('SBX-050 the upload of a video names its file as the server reads it, with at most 10 MB', () => {
  const form = formOf('/onboarding/api/v1/onb/upload/video/')
  expect(form?.required).toEqual(['title', 'onb_type', 'video_file'])
  expect(form?.properties.video_file?.maxLength).toBe(10 * 1024 * 1024)
})

test('SBX-011 only an upload is described as a form, that of a slip with one file of at most 5 MB', () => {
  const slip = paths['/onboarding/api/v1/pma-onb/upload/image/{uuid}/']?.post?.requestBody?.content
  expect(Object.keys(slip ?? {})).toEqual(['multipart/form-data'])
  const form = formOf('/onboarding/api/v1/pma-onb/upload/image/{uuid}/')
  expect(form?.required).toEqual(['file'])
  expect(Object.keys(form?.properties ?? {})).toEqual(['tracking_number', 'date', 'account_number', 'file'])
  expect(form?.properties.file?.maxLength).toBe(5 * 1024 * 1024)
  const forms = everyEndpoint().filter(({ endpoint }) => endpoint.file !== undefined)
  expect(forms.map(({ name }) => name)).toEqual([
    'uploadReissueVideo',
    'uploadVideo',
    'uploadSlip',
    'uploadIncreaseSlip',
  ])
  expect(JSON.stringify(paths).split('multipart/form-data')).toHaveLength(forms.length + 1)
})

test('SBX-115: the streamed answer is described as events, the whole one as JSON', () => {
  const mediaTypesOf = (path: string) => Object.keys(paths[path]?.post?.responses[200].content ?? {})
  expect(mediaTypesOf('/chatbot/api/v1/chats/{id}/messages/stream/')).toEqual(['text/event-stream'])
  expect(mediaTypesOf('/chatbot/api/v1/chats/{id}/messages/')).toEqual(['application/json'])
})

test('F32 answers stay open: unknown words and extra fields pass', () => {
  const navigation = everyEndpoint().find((one) => one.name === 'getNavigation')
  const answer = {
    items: [
      {
        priority: 1,
        type: 'SPACE_TRAVEL',
        name: 'ماه',
        is_default: false,
        active_icon: 'moon',
        not_active_icon: 'moon',
        is_new_feature: true,
        surprise: { deep: [1] },
      },
    ],
  }
  expect(navigation?.endpoint.reply.safeParse(answer).success).toBe(true)
  expect(JSON.stringify(paths)).not.toContain('"additionalProperties":false')
})
