import { expect, test } from '@jest/globals'
import { newPerson } from '@sarv/shared/testing/people'
import { waitFor } from '@testing-library/react'
import { renderPma } from './testing/render-pma'

test.each([
  ['/pma/99', 'empty'],
  ['/pma/gold', 'empty'],
  ['/pma/01', 'empty'],
  ['/pma/onboarding?plan=99', 'empty'],
  ['/pma/onboarding?plan=gold', 'empty'],
  ['/pma/onboarding?plan=01', 'empty'],
  ['/pma/onboarding?plan=', 'empty'],
  ['/user-pma/PRX-00000000', 'empty'],
  ['/user-pma/x', 'empty'],
  ['/user-pma/..%2F..%2Fall', 'empty'],
  ['/user-pma/%20', 'empty'],
  ['/user-pma/history?prx=PRX-00000000', 'investor'],
  ['/pma-stocks?prx=PRX-00000000', 'investor'],
  ['/pma-transactions?prx=PRX-00000000', 'empty'],
] as const)(
  'U6 PMA-056 PMA-057 PMA-058 PMA-059 %s leads to the page that says that there is no such thing',
  async (path, kind) => {
    const { navigation } = await renderPma({ path, person: await newPerson(kind) })
    await waitFor(() => expect(navigation.place().pathname).toBe('/not-found'))
  },
)
