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

test('an impersonation is offered what it may do, and told whose the rest is', () => {
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

test('everybody else is offered all of it', () => {
  render(<Page />)
  expect(screen.getByText(/Create/)).toBeDefined()
  expect(screen.getByText(/Do both/)).toBeDefined()
})
