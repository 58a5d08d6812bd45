import { startDeadline } from '@sarv/platform/client/api/deadline'
import { parseJson } from '@sarv/platform/client/api/safe-json'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import * as z from 'zod/mini'
import type { Answerer, Prompt } from './answerer'
import type { AnswererSettings } from './answerer-settings'
import { createCitationFilter } from './citation-filter'
import { promptMessages } from './endpoint-prompt'

/** Characters after which an answer counts as endless. */
const maxAnswerLength = 4000
const maxAnswerTokens = 1000
/** Bytes of one event, and of all that an endpoint sends for one answer. */
const maxEventBytes = 64 * 1024
const maxResponseBytes = 1024 * 1024
/** The whole answer may take so many times the time of a silence: an endpoint that keeps sending ends too. */
const wholeAnswer = 3

/** A piece of a streamed chat completion; what else it holds is the endpoint's own affair. */
const completionChunk = z.object({
  choices: z.array(
    z.object({
      delta: z.optional(z.object({ content: z.nullish(z.string()) })),
      finish_reason: z.nullish(z.string()),
    }),
  ),
})

/** Error of an endpoint. Its message holds nothing of the conversation and no key. */
class EndpointError extends Error {
  override readonly name = 'EndpointError'
}

/**
 * Answerer behind an endpoint that speaks OpenAI's chat completions. It throws when the endpoint refuses, is silent for
 * too long, takes too long as a whole, breaks off, or talks without an end.
 */
export function createEndpointAnswerer(settings: AnswererSettings): Answerer {
  return {
    async *answer(prompt, signal) {
      const whole = startDeadline(settings.timeout * wholeAnswer, signal)
      const silence = startDeadline(settings.timeout, whole.signal)
      const citations = createCitationFilter()
      let length = 0
      try {
        for await (const piece of readPieces(settings, prompt, silence)) {
          length += piece.length
          if (length > maxAnswerLength) throw new EndpointError('the answer of the endpoint is too long')
          yield { text: citations.push(piece) }
        }
        yield { text: citations.end() }
      } catch (error) {
        if (whole.aborted() === 'timeout') throw new EndpointError('the endpoint took too long')
        throw silence.aborted() === 'timeout' ? new EndpointError('the endpoint sent nothing in time') : error
      } finally {
        silence.release()
        whole.release()
      }
      if (length === 0) throw new EndpointError('the endpoint sent an empty answer')
      // It can name other sources, but only those that it was given can be cited.
      for (const number of citations.cited()) {
        const cited = prompt.passages[number - 1]
        if (cited !== undefined) yield { cited }
      }
    },
  }
}

async function* readPieces(
  { url, key, model }: AnswererSettings,
  prompt: Prompt,
  deadline: ReturnType<typeof startDeadline>,
): AsyncGenerator<string> {
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model,
      messages: promptMessages(prompt),
      stream: true,
      temperature: 0.2,
      max_tokens: maxAnswerTokens,
    }),
    signal: deadline.signal,
    // A redirect would carry the key to wherever the response says.
    redirect: 'error',
  })
  if (!response.ok || response.body === null) throw new EndpointError(`the endpoint responded with ${response.status}`)
  const events = response.body
    .pipeThrough(limitBytes(maxResponseBytes))
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: maxEventBytes }))
  for await (const { data } of events) {
    deadline.extend()
    if (data === '[DONE]') return
    const [choice] = readChunk(data).choices
    if (choice?.delta?.content) yield choice.delta.content
    if (choice?.finish_reason === 'stop') return
  }
  throw new EndpointError('the stream of the endpoint ended early')
}

function limitBytes(max: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes > max) controller.error(new EndpointError('the response of the endpoint is too large'))
      else controller.enqueue(chunk)
    },
  })
}

function readChunk(data: string): z.infer<typeof completionChunk> {
  try {
    return completionChunk.parse(parseJson(data))
  } catch {
    throw new EndpointError('expected a chat completion from the endpoint, got something else')
  }
}
