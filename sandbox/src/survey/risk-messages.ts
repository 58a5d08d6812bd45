import { scoreBand } from '@sarv/shared/rules/score-band'
import messagesByBand from './risk-messages.json'

/** What a score means to a person (ST-12). @example riskMessages(54).risk_taking.en // 'Below-average risk' */
export const riskMessages = (score: number) => messagesByBand[scoreBand(score)]
