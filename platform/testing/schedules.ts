import fc from 'fast-check'
import { shuffledQueue } from './shuffled-queue'

/** Queues for `fc.property`, each of another schedule. */
export const schedules = (): fc.Arbitrary<ReturnType<typeof shuffledQueue>> =>
  fc
    .infiniteStream(fc.nat({ max: 999_999 }))
    .map((numbers) => shuffledQueue(() => Number(numbers.next().value) / 1_000_000))
