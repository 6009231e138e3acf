import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Providers } from '../../../../web/app/providers.tsx'
import { ContactCard } from '../../../../web/features/data/contact-card.tsx'
import { rememberPhoneTexts } from '../../../../web/lib/phone-text.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { userEvent } from '../../support/user-event.ts'

afterEach(() => vi.unstubAllGlobals())

test('a contact shows name, role and contact details, with the primary address first, and copies numbers in E.164', async () => {
  fakeApi()
  rememberPhoneTexts({ '+442079460148': '020 7946 0148' })
  const user = userEvent.setup()
  const part = (item_id: string, type: 'names' | 'emails' | 'phones', value: string) => ({
    item_id,
    type,
    value,
    normalized: value.replaceAll(' ', ''),
    confidence: 1,
  })
  render(
    <Providers>
      <ContactCard
        itemId="3"
        onOpen={() => {}}
        contact={{
          id: 'c',
          kind: 'person',
          name: 'Ada Obi',
          job_title: null,
          company: null,
          email: 'ada@lantern-yard.co.uk',
          phone: null,
          address: null,
          confidence: 1,
          parts: [
            part('1', 'emails', 'repairs@lantern-yard.co.uk'),
            part('2', 'phones', '+44 20 7946 0148'),
            part('3', 'names', 'Ada Obi'),
            part('4', 'emails', 'ada@lantern-yard.co.uk'),
          ],
        }}
      />
    </Providers>,
  )
  await user.click(await screen.findByRole('button', { name: 'Copy 020 7946 0148' }))
  expect(await navigator.clipboard.readText()).toBe('+442079460148')
  expect(screen.getByRole('link', { name: 'Open contact' }).getAttribute('href')).toBe('/dashboard/contacts/c')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ada Obi',
    'ada@lantern-yard.co.uk',
    'repairs@lantern-yard.co.uk',
    '020 7946 0148',
  ])
})
