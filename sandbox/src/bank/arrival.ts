import { addDays } from '@sarv/shared/calendar/days'
import { nextWorkingDay } from '@sarv/shared/calendar/settlement'
import type { TransferType } from '@sarv/shared/contract/bank-transfers'
import { later } from '../time/clock'
import { tehranDay, tehranTime } from '../time/tehran'

/** The cycles in which paya is exchanged, and the hours in which satna is open, in Tehran on working days. */
const payaCycles = ['10:45:00', '13:45:00', '18:45:00'] as const
const satnaHours = { from: '08:00:00', to: '14:00:00' } as const
const satnaMinutes = 30

const isWorkingDay = (day: string) => nextWorkingDay(addDays(day, -1)) === day
const inTehran = (day: string, time: string) => new Date(`${day}T${time}+03:30`)

/** When money that leaves now is there: at once, with the next cycle of paya, or half an hour later while satna is open. */
export function arrivalOf(type: TransferType, now: Date): Date {
  if (type === 'paya') return nextPayaCycle(now)
  return type === 'satna' ? satnaArrival(now) : now
}

function nextPayaCycle(now: Date): Date {
  const day = tehranDay(now)
  const cycle = isWorkingDay(day) ? payaCycles.find((one) => one > tehranTime(now)) : undefined
  return cycle === undefined ? inTehran(nextWorkingDay(day), payaCycles[0]) : inTehran(day, cycle)
}

function satnaArrival(now: Date): Date {
  const day = tehranDay(now)
  const time = tehranTime(now)
  const half = satnaMinutes * 60_000
  if (isWorkingDay(day) && time < satnaHours.to) {
    return later(time < satnaHours.from ? inTehran(day, satnaHours.from) : now, half)
  }
  return later(inTehran(nextWorkingDay(day), satnaHours.from), half)
}
