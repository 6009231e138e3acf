import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Link, Route } from 'wouter'
import * as contract from '../../../../src/contracts/accounts/accounts.ts'
import { listContacts } from '../../../../src/contracts/crawls/crawl-details.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import SettingsPage from '../../../../web/app/pages/settings-page.tsx'
import { CrawlContacts } from '../../../../web/features/contacts/crawl-contacts.tsx'
import { visit } from '../../support/visit.tsx'
import { contactOf, idOf, listOf } from '../contacts/support.tsx'
import { apiOfAnn, profileOf } from './support.ts'

/** A screen whose responses stay fresh for minutes, and the settings. */
const Screens = () => (
  <>
    <Link href="/crawl">The crawl</Link>
    <Link href={paths.settings.to()}>The settings</Link>
    <Route path="/crawl">
      <CrawlContacts crawlId={idOf(900)} />
    </Route>
    <Route path={paths.settings.pattern} component={SettingsPage} />
  </>
)

test('after a change of country, phone numbers of cached screens are formatted for it', async () => {
  const api = apiOfAnn()
  const reading = contactOf(1, { phone: '+442079460018', phone_kind: 'voice', total_phones: 1 })
  const { pagination } = listOf([reading])
  api.answer(listContacts, { data: [{ ...reading, page_url: 'https://acme.com/team' }], pagination })
  const { user } = visit(Screens, '/crawl')
  expect(await screen.findByText('020 7946 0018')).toBeDefined()

  await user.click(screen.getByRole('link', { name: 'The settings' }))
  await user.click(await screen.findByRole('button', { name: /Country/ }))
  await user.click(await screen.findByRole('option', { name: 'Nigeria' }))
  api.answerBy(contract.updateProfile, () => {
    api.liveIn('NG')
    return { data: profileOf({ country: 'NG' }) }
  })
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Profile updated successfully')).toBeDefined()

  await user.click(screen.getByRole('link', { name: 'The crawl' }))
  expect(await screen.findByText('+44 20 7946 0018')).toBeDefined()
  expect(screen.queryByText('020 7946 0018')).toBeNull()
})
