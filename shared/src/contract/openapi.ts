import { type Endpoint, fileField } from '@sarv/platform/client/api/endpoint'
import { confirmationHeaderName, idempotencyHeaderName, problem } from '@sarv/platform/client/api/problem'
import * as z from 'zod/mini'
import { confirmationRequired } from './confirmation'
import { everyEndpoint, type NamedEndpoint } from './every-endpoint'
import { musts } from './musts'
import { withoutIt } from './without'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  // JSON Schema would close the objects; answers may always carry more than they promise.
  return JSON.parse(
    JSON.stringify(rest, (key, value) => (key === 'additionalProperties' && value === false ? undefined : value)),
  )
}

const content = (schema: Json, mediaType = 'application/json') => ({ [mediaType]: { schema } })

const pathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

function queryParameters(query: z.ZodMiniType | undefined) {
  if (!query) return []
  const { properties = {} } = schemaOf(query, 'output') as { properties?: Record<string, Json> }
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }))
}

const idempotencyHeader = {
  name: idempotencyHeaderName,
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
}

const confirmationHeader = {
  name: confirmationHeaderName,
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 20 },
}

/** The answer to a sensitive change without its code (SBX-122). */
const confirmationAnswer = {
  428: {
    description: 'A code was sent; the same call with it makes the change',
    content: content({ $ref: '#/components/schemas/ConfirmationRequired' }),
  },
}

/** JSON, or a form where the call carries a file. */
function requestBody({ body, file }: Endpoint): Json {
  if (!body && !file) return {}
  const schema = body ? schemaOf(body, 'input') : { type: 'object' }
  if (!file) return { requestBody: { required: true, content: content(schema) } }
  const binary = { type: 'string', contentMediaType: 'application/octet-stream', maxLength: file.maxBytes }
  const form = {
    ...schema,
    properties: { ...(schema.properties as Json | undefined), [fileField(file)]: binary },
    required: [...((schema.required as string[] | undefined) ?? []), fileField(file)],
  }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } }
}

/** JSON, or events whose data are JSON. */
function answer({ reply, isStream }: Endpoint): Json {
  const schema = schemaOf(reply, 'output')
  if (!isStream) return { description: 'The answer', content: content(schema) }
  return { description: 'The answer, event by event', content: content(schema, 'text/event-stream') }
}

function operation({ area, name, endpoint }: NamedEndpoint): Json {
  return {
    operationId: name,
    tags: [area],
    summary: endpoint.summary,
    description: `Without it people see: ${withoutIt(name, endpoint)}`,
    'x-must-of': Object.keys(musts).filter((page) => musts[page]?.includes(name)),
    parameters: [
      ...pathParameters(endpoint.path),
      ...queryParameters(endpoint.query),
      ...(endpoint.method === 'POST' ? [idempotencyHeader] : []),
      ...(endpoint.isConfirmed ? [confirmationHeader] : []),
    ],
    ...requestBody(endpoint),
    responses: {
      200: answer(endpoint),
      ...(endpoint.isConfirmed && confirmationAnswer),
      default: { description: 'A refusal', content: content({ $ref: '#/components/schemas/Problem' }) },
    },
  }
}

/**
 * The OpenAPI 3.1 document of the product API, made from the contract.
 * @param server the origin that serves the API
 * @example app.get('/openapi.json', () => openapi('http://localhost:4000'))
 */
export function openapi(server: string): Json {
  const paths: Record<string, Json> = {}
  for (const named of everyEndpoint()) {
    const path = named.endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [named.endpoint.method.toLowerCase()]: operation(named) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sarv product API', version: '1.0.0' },
    servers: [{ url: server }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Problem: schemaOf(problem, 'output'),
        ConfirmationRequired: schemaOf(confirmationRequired, 'output'),
      },
    },
  }
}
