import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as schemas from '../../../../src/contracts/campaigns/audience.ts'
import * as contract from '../../../../src/contracts/campaigns/audiences.ts'
import * as contacts from '../../../../src/contracts/contacts/contacts.ts'
import * as templates from '../../../../src/contracts/message-templates/message-templates.ts'
import * as senders from '../../../../src/contracts/senders/senders.ts'
import {
  audienceOf,
  careful,
  nextMorning,
  startOf,
} from '../../../../web/features/campaigns/audience/audience-values.ts'
import { WriteToButton } from '../../../../web/features/campaigns/audience/write-to-button.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'
import { campaignOf, emailSender, idOf, instant, SENDER } from './support.tsx'

const excludedOf = (change: Partial<schemas.ExcludedCounts> = {}) => ({
  ...(Object.fromEntries(schemas.AUDIENCE_EXCLUSIONS.map((kind) => [kind, 0])) as schemas.ExcludedCounts),
  ...change,
})
const previewOf = (change: Partial<schemas.AudiencePreview> = {}): schemas.AudiencePreview => ({
  ...{ matching: 291, is_capped: false, recipients: 120 },
  excluded: excludedOf({ same_organization: 150, in_campaign: 21 }),
  rows: [
    {
      ...{ contact_id: idOf(1), kind: 'person', name: 'Ada Byron', job_title: 'CEO', company: 'Acme' },
      ...{ address: 'ada@acme.com', is_decision_maker: true, email_check: 'deliverable', mailbox: 'personal' },
    },
  ],
  ...change,
})
const progressOf = (change: Partial<schemas.AudienceProgress> = {}): schemas.AudienceProgress => ({
  ...{ state: 'done', total: 291, examined: 291, recipients: 120, excluded: excludedOf(), problem: null },
  ...change,
})
const CUSTOMERS = idOf(70)
const TEMPLATE = idOf(71)

async function open(prepare: (api: ReturnType<typeof fakeApi>) => void = () => {}) {
  const api = fakeApi()
  api.answer(contract.previewAudience, { data: previewOf() })
  api.answer(contacts.readFacets, {
    data: {
      ...{ people: 200, organizations: 91, countries: [] },
      labels: [
        { id: CUSTOMERS, kind: 'list', name: 'Customers', total: 9 },
        { id: idOf(72), kind: 'tag', name: 'Fair', total: 2 },
      ],
    },
  })
  api.answer(senders.listEmailConfigs, {
    data: { configs: [emailSender({ id: idOf(60), is_default: false }), emailSender()] },
  })
  api.answer(templates.listTemplates, {
    data: {
      templates: [
        {
          ...{ id: TEMPLATE, name: 'First mail', type: 'email', subject: 'Hello', content: '<p>Hello</p>' },
          ...{ text_content: null, format: 'html' as const, created_at: instant, updated_at: instant },
        },
      ],
    },
  })
  prepare(api)
  const source = { contacts: { crawl_id: idOf(50) } }
  const { user } = visit(() => <WriteToButton source={source} name="acme.com" />, '/')
  await user.click(screen.getByRole('button', { name: 'Write to these' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to acme.com' }))
  const previews = () =>
    api.seen
      .filter(({ path }) => path.endsWith('/audience/preview'))
      .map(({ body }) => body as { audience: Record<string, unknown>; require_opt_in: boolean })
  return { api, user, dialog, previews }
}

const useTemplate = async ({ user, dialog }: Pick<Awaited<ReturnType<typeof open>>, 'user' | 'dialog'>) => {
  await user.click(dialog.getByLabelText('Template'))
  await user.click(await screen.findByRole('option', { name: /First mail/ }))
}

test('the preview shows the number of recipients and exclusions, with safe defaults', async () => {
  const { api, user, dialog, previews } = await open()
  const shown = within(await dialog.findByRole('region', { name: 'Who will get it' }))
  expect(shown.getByRole('status').textContent).toBe('120recipients of 291 that match')
  const left = shown.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(left).toEqual(['150 at an organisation with a better contact', '21 in another campaign'])
  expect(shown.getByRole('table').textContent).toContain('ada@acme.com')
  await waitFor(() => expect(previews().at(-1)!.audience.skip_label_ids).toEqual([CUSTOMERS]))
  expect(previews().at(-1)).toMatchObject({
    require_opt_in: false,
    audience: {
      contacts: { crawl_id: idOf(50) },
      ...{ who: 'people', one_per_person: true, one_per_organization: true, skip_in_campaigns: true },
      ...{ skip_written_days: 30, decision_makers: false, title: null, skip_domains: [], consent: null },
    },
  })
  // It follows the choices.
  api.answer(contract.previewAudience, { data: previewOf({ recipients: 0, rows: [], excluded: excludedOf() }) })
  await user.click(dialog.getByRole('radio', { name: 'Both' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Decision makers only' }))
  fireEvent.change(dialog.getByLabelText('Domains, such as competitors'), { target: { value: 'rival.com, x' } })
  await shown.findByText('No recipients')
  await waitFor(() =>
    expect(previews().at(-1)!.audience).toMatchObject({
      ...{ who: 'both', decision_makers: true, skip_domains: ['rival.com'] },
    }),
  )
  api.refuse(contract.previewAudience, 503, 'unavailable', 'The database does not answer')
  await user.click(dialog.getByRole('radio', { name: 'Organisations' }))
  expect(await dialog.findByRole('button', { name: 'Try again' })).toBeDefined()
})

test('missing input is reported at its field, then the campaign is scheduled with its recipients', async () => {
  const opened = await open()
  const { api, user, dialog } = opened
  await dialog.findByRole('region', { name: 'Who will get it' })
  const submit = () => user.click(dialog.getByRole('button', { name: 'Schedule Campaign' }))
  await submit()
  for (const text of ['Choose your legal basis for contacting them', 'Subject is required', 'Content is required'])
    expect(dialog.getByText(text)).toBeDefined()
  // The first problem gets the focus: on a phone, it may be out of sight.
  await waitFor(() => expect(document.activeElement?.closest('label')?.textContent).toMatch(/^Legitimate interest/))
  await user.click(dialog.getByRole('radio', { name: /^They agreed/ }))
  await useTemplate(opened)
  api.refuse(contract.writeToAudience, 422, 'validation_failed', 'The email configuration is switched off.', {
    sender_inactive: ['The email configuration is switched off.'],
  })
  await submit()
  const failure = await dialog.findByText('The email configuration is switched off.')
  await waitFor(() => expect(document.activeElement?.contains(failure)).toBe(true))
  api.answer(contract.writeToAudience, {
    data: { campaign: campaignOf(1), audience: progressOf({ state: 'choosing', examined: 100, recipients: 0 }) },
  })
  api.answer(contract.getAudienceProgress, { data: { audience: progressOf({ state: 'adding', recipients: 60 }) } })
  await submit()
  const made = within(await screen.findByRole('dialog', { name: 'Campaign 1' }))
  await made.findByText('Adding recipients: 60 so far')
  api.answer(contract.getAudienceProgress, { data: { audience: progressOf() } })
  expect(await made.findByText(/^Scheduled for .* to 120 recipients$/)).toBeDefined()
  expect(made.getByRole('link', { name: 'Open Campaign' }).getAttribute('href')).toContain(idOf(1))
  const sent = api.seen.filter(({ path }) => path.endsWith('/campaigns/audience')).at(-1)!.body as Record<string, never>
  expect(sent).toMatchObject({
    ...{ subject: 'Hello', content: '<p>Hello</p>', email_config_id: SENDER, require_opt_in: true },
    window: { days: [1, 2, 3, 4, 5], from: '09:00', until: '17:00', by_recipient: true },
    audience: { consent: 'Stated by the sender', skip_label_ids: [CUSTOMERS] },
    start: { scheduled_at: nextMorning(new Date()).toISOString() },
  })
})

test('nothing can be submitted before the senders have loaded', async () => {
  const { dialog } = await open((api) => void api.hold(senders.listEmailConfigs))
  expect(dialog.getByRole('button', { name: 'Schedule Campaign' })).toHaveProperty('disabled', true)
})

test('a campaign that did not get all its recipients says why', async () => {
  const opened = await open()
  const { api, user, dialog } = opened
  await user.click(dialog.getByRole('radio', { name: /^Legitimate interest/ }))
  await useTemplate(opened)
  await user.click(dialog.getByRole('radio', { name: /^Later: save as a draft/ }))
  const problem = 'A campaign has at most 200,000 recipients, which this one has.'
  api.answer(contract.writeToAudience, {
    data: { campaign: campaignOf(1), audience: progressOf({ state: 'failed', problem }) },
  })
  await user.click(dialog.getByRole('button', { name: 'Save Draft' }))
  expect(await screen.findByText(problem)).toBeDefined()
  const sent = api.seen.find(({ path }) => path.endsWith('/campaigns/audience'))!.body
  expect(sent).toMatchObject({ start: null, require_opt_in: false })
})

test.each([
  ['2026-11-27T15:00:00', '2026-11-30T09:00:00'],
  ['2026-11-25T08:00:00', '2026-11-26T09:00:00'],
  ['2026-11-28T08:00:00', '2026-11-30T09:00:00'],
])('the next working morning after %s is %s', (now, morning) => {
  expect(nextMorning(new Date(now))).toEqual(new Date(morning))
})

test('a start must be in the future, and organisations have no person-only options', () => {
  const values = careful('x', { items: {} })
  const now = new Date('2026-11-27T15:00:00')
  expect(startOf({ ...values, when: 'later', at: '2026-11-27T14:00' }, now)).toBeUndefined()
  expect(startOf({ ...values, when: 'later', at: '' }, now)).toBeUndefined()
  expect(startOf({ ...values, when: 'now' }, now)).toEqual({ scheduled_at: null })
  const ofOrganizations = { ...values, who: 'organizations' as const, decision_makers: true, title: 'Head' }
  expect(audienceOf(ofOrganizations, { items: {} }, [])).toMatchObject({ decision_makers: false, title: null })
  expect(audienceOf({ ...values, skip_written: false }, { items: {} }, []).skip_written_days).toBe(0)
})
