import { type Jump, jumpToStage } from '../recommendation/jump-to-stage'
import { createPerson, type PersonOptions } from '../seed/person'
import type { Advised } from './recommendation-calls'
import { openTestApp, type TestApp } from './test-app'

/** Test app of recommendations, with the funds and orders that they come to. */
export interface RecommendationTestApp extends TestApp {
  person(options?: PersonOptions, language?: 'fa' | 'en'): Promise<Advised>
  /** A person whose recommendation stands at a stage. */
  personAt(jump: Omit<Jump, 'sub'>): Promise<{ who: Advised; managerId: number }>
}

/** @example const app = await openRecommendationTestApp('2026-11-21T08:00:00Z') // afterAll(() => app.close()) */
export async function openRecommendationTestApp(asOf: string): Promise<RecommendationTestApp> {
  const app = await openTestApp(asOf)
  const { db, clock } = app

  async function person(options: PersonOptions = { kind: 'empty' }, language?: 'fa' | 'en'): Promise<Advised> {
    const { sub } = await db.transaction((sql) => createPerson(sql, clock, options))
    return { sub, ...(await app.signIn(sub, language)) }
  }

  return {
    ...app,
    person,
    async personAt(jump) {
      const who = await person()
      const { recommendation_manager_id: managerId } = await db.transaction((sql) =>
        jumpToStage(sql, clock, { sub: who.sub, ...jump }),
      )
      return { who, managerId }
    },
  }
}
