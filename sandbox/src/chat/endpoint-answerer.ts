import { startDeadline } from '@sarv/shared/internal/api/deadline'
import { parseJson } from '@sarv/shared/internal/api/safe-json'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import * as z from 'zod/mini'
import type { Answerer, Prompt } from './answerer'
import type { AnswererSettings } from './answerer-settings'
import { createCitationFilter } from './citation-filter'
import { promptMessages } from './endpoint-prompt'

/** Characters after which an answer is no answer any more. */
const maxAnswerLength = 4000
const maxAnswerTokens = 1000

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
 * too long, breaks off, or talks without an end.
 */
export function createEndpointAnswerer(settings: AnswererSettings): Answerer {
  return {
    async *answer(prompt, signal) {
      const deadline = startDeadline(settings.timeout, signal)
      const citations = createCitationFilter()
      let length = 0
      try {
        for await (const piece of readPieces(settings, prompt, deadline)) {
          length += piece.length
          if (length > maxAnswerLength) throw new EndpointError('the endpoint talked without an end')
          yield { text: citations.push(piece) }
        }
        yield { text: citations.end() }
      } catch (error) {
        throw deadline.aborted() === 'timeout' ? new EndpointError('the endpoint was silent') : error
      } finally {
        deadline.release()
      }
      if (length === 0) throw new EndpointError('the endpoint said nothing')
      // Whatever else it names, only what it was given can be cited.
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
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  for await (const { data } of events) {
    deadline.extend()
    if (data === '[DONE]') return
    const [choice] = readChunk(data).choices
    if (choice?.delta?.content) yield choice.delta.content
    if (choice?.finish_reason === 'stop') return
  }
  throw new EndpointError('the endpoint broke off')
}

function readChunk(data: string): z.infer<typeof completionChunk> {
  try {
    return completionChunk.parse(parseJson(data))
  } catch {
    throw new EndpointError('the endpoint sent something else than a chat completion')
  }
}
