import type { Fund } from '@sarv/shared/contract/funds'

/** Fixture of a fund; the test overrides what it is about. */
export function fundFixture(facts: Partial<Fund>): Fund {
  return {
    ds_code: '11307',
    priority: 1,
    fund_name: 'چکاد بلند',
    fund_type: 'JointStock',
    risk: 'medium',
    price: 40_144,
    price_date: '2026-11-20',
    total_return: 120.4,
    started_at: '2021-04-04',
    daily_return: 0.12,
    monthly_return: 1.86,
    quarter_return: 6.4,
    semi_yearly: 11.9,
    annual_return: 24.61,
    group_average: {
      daily_return: 0.08,
      monthly_return: 1.7,
      quarter_return: 5.1,
      semi_yearly: 10.2,
      annual_return: 21.3,
    },
    spark: [32_000, 36_000, 40_144],
    ...facts,
  }
}
