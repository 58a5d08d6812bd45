import type { DeviceSession } from '@sarv/shared/contract/device-sessions'

type Device = Pick<DeviceSession, 'browser' | 'system'>

/** The first that matches: Edge, Opera and Samsung's browser call themselves Chrome too, and Chrome calls itself Safari. */
const browsers: readonly (readonly [Device['browser'], RegExp])[] = [
  ['EDGE', /\bEdg(A|iOS)?\//],
  ['OPERA', /\bOPR\//],
  ['SAMSUNG', /\bSamsungBrowser\//],
  ['FIREFOX', /\b(Firefox|FxiOS)\//],
  ['CHROME', /\b(Chrome|CriOS)\//],
  ['SAFARI', /\bVersion\/.* Safari\//],
]

/** An iPad of today calls itself a Mac: so does this list. */
const systems: readonly (readonly [Device['system'], RegExp])[] = [
  ['ANDROID', /\bAndroid\b/],
  ['IPHONE', /\biPhone\b/],
  ['IPAD', /\biPad\b/],
  ['WINDOWS', /\bWindows\b/],
  ['MAC', /\bMacintosh\b/],
  ['LINUX', /\bLinux\b/],
]

/** Names browser and system of a `User-Agent`, coarsely: enough for a person to know a device again. */
export function describeUserAgent(userAgent: string): Device {
  const nameIn = <Name extends string>(names: readonly (readonly [Name, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0]
  return { browser: nameIn(browsers) ?? 'OTHER', system: nameIn(systems) ?? 'OTHER' }
}
