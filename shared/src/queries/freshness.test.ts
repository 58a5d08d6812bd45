import { expect, test } from '@jest/globals'
import { hours, minutes } from './freshness'

test('minutes and hours are milliseconds', () => expect([minutes(30), hours(4)]).toEqual([1_800_000, 14_400_000]))
