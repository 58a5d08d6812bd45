/** One increase as the state table «Balance increase» has it, and two clocks; nothing of SQL. */
export interface Increase {
  readonly uuid: string
  readonly amount: number
  readonly landing: string
  readonly askedAt: number
  status: 'WAITING' | 'REVIEW' | 'SUCCESS' | 'FAILED' | 'CANCELED'
  /** A slip that was uploaded, and what the back office will say about it. */
  slip: { readonly isRight: boolean; dueAt?: number } | undefined
}

export interface Model {
  now: number
  readonly before: number
  readonly increases: Increase[]
  readonly met: Map<string, number>
}

const reviewMs = 30_000
const gatewayMs = 15 * 60_000
const slipMs = 24 * 3_600_000

export const emptyModel = (now: number, before: number): Model => ({ now, before, increases: [], met: new Map() })

export function meet({ met }: Model, event: string): void {
  met.set(event, (met.get(event) ?? 0) + 1)
}

/** What was paid into the portfolio by now. */
export const paidIn = ({ before, increases }: Model) =>
  increases.reduce((sum, { status, amount }) => sum + (status === 'SUCCESS' ? amount : 0), before)

/** Whether the gateway still takes it. */
export const isAtGateway = ({ now }: Model, { status, askedAt }: Increase) =>
  status === 'WAITING' && now < askedAt + gatewayMs

export function paid(model: Model, increase: Increase, result: 'SUCCESS' | 'FAILED' | 'CANCELED'): void {
  const isTaken = isAtGateway(model, increase)
  if (isTaken) increase.status = result
  meet(model, `gateway ${result}${isTaken ? '' : ' too late'}`)
}

/** The status of the response to an upload. */
export function uploaded(model: Model, increase: Increase, isRight: boolean): number {
  if (increase.status !== 'WAITING') {
    meet(model, 'upload refused')
    return 409
  }
  increase.slip = { isRight }
  return 200
}

/** The status of the response to handing in: only what was uploaded, once; the same slip again is the same response. */
export function handedIn(model: Model, increase: Increase): number {
  const { status, slip } = increase
  if (slip?.dueAt !== undefined && (status === 'REVIEW' || status === 'SUCCESS')) {
    meet(model, 'handed in again')
    return 200
  }
  if (status !== 'WAITING' || slip === undefined) {
    meet(model, 'handing in refused')
    return status === 'WAITING' ? 400 : 409
  }
  slip.dueAt = model.now + reviewMs
  increase.status = 'REVIEW'
  meet(model, 'handed in')
  return 200
}

/** The one that the back office speaks about. */
export const inReview = ({ increases }: Model, newestSlip: readonly string[]) =>
  newestSlip
    .map((uuid) => increases.find((one) => one.uuid === uuid))
    .findLast((increase) => increase?.status === 'REVIEW')

export function judged(model: Model, increase: Increase, isRight: boolean): void {
  increase.status = isRight ? 'SUCCESS' : 'FAILED'
  meet(model, `slip ${isRight ? 'approved' : 'refused'}`)
}

export function passes(model: Model, seconds: number): void {
  model.now += seconds * 1000
  for (const increase of model.increases) {
    const { status, slip, askedAt } = increase
    if (status === 'REVIEW' && slip?.dueAt !== undefined && slip.dueAt <= model.now) {
      judged(model, increase, slip.isRight)
    } else if (status === 'WAITING' && askedAt + slipMs <= model.now) {
      increase.status = 'FAILED'
      meet(model, 'time over')
    }
  }
}
