import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createCampaign, listCampaigns } from '../../../src/contracts/campaigns/campaigns.ts'
import { isOpenToImpersonators } from '../../../src/contracts/endpoint.ts'
import { Allowed, AllowedContext, OWNER_ONLY } from '../../../web/ui/allowed.tsx'

const Page = () => (
  <>
    <Allowed to={listCampaigns}>Read</Allowed>
    <Allowed to={createCampaign} otherwise={OWNER_ONLY}>
      Create
    </Allowed>
    <Allowed to={[listCampaigns, createCampaign]}>Do both</Allowed>
  </>
)

test('an impersonator is offered permitted actions, and told who can do the others', () => {
  render(
    <AllowedContext value={isOpenToImpersonators}>
      <Page />
    </AllowedContext>,
  )
  expect(screen.getByText(/Read/)).toBeDefined()
  expect(screen.queryByText('Create')).toBeNull()
  expect(screen.queryByText(/Do both/)).toBeNull()
  expect(screen.getByText('Only the owner of this account can do this.')).toBeDefined()
})

test('everyone else is offered all of them', () => {
  render(<Page />)
  expect(screen.getByText(/Create/)).toBeDefined()
  expect(screen.getByText(/Do both/)).toBeDefined()
})
