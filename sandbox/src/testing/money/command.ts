import type { AsyncCommand } from 'fast-check'
import type { TestResponse } from '../test-app'
import type { Model } from './model'
import { expectAgreement, syncModel, type Walk } from './walk'

/** One thing that somebody does, in the model and in the sandbox. */
export type Command = AsyncCommand<Model, Walk>

export const command = (
  name: string,
  options: object,
  run: Command['run'],
  check: Command['check'] = () => true,
): Command => ({
  check,
  run,
  toString: () => `${name} ${JSON.stringify(options)}`,
})

/** Everything is up to date, then something is done, then the books and the person's pages are compared. */
export const step =
  (
    person: (model: Readonly<Model>) => number,
    act: (model: Model, real: Walk, now: number) => Promise<void>,
  ): Command['run'] =>
  async (model, real) => {
    await syncModel(model, real)
    const who = person(model)
    await act(model, real, real.app.clock.now().getTime())
    await expectAgreement(model, real, who)
  }

export const statuses = (responses: readonly TestResponse<unknown>[]) => responses.map((one) => one.status).toSorted()
