import { expect } from '@jest/globals'

/** Asymmetric matcher of a `LocalText`: this in Persian, and an English of its own. @example { detail: persianText('فایل خالی است.') } */
export const persianText = (fa: string) => ({ fa, en: expect.stringMatching(/^\P{Script=Arabic}+$/u) })
