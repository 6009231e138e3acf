import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ContactCard } from '../../../../web/features/data/contact-card.tsx'

test('a contact reads from who it is to how to reach them, the address to write to first', () => {
  const part = (item_id: string, type: 'names' | 'emails' | 'phones', value: string) => ({
    item_id,
    type,
    value,
    confidence: 1,
  })
  render(
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
    />,
  )
  expect(screen.getByRole('link', { name: 'Open contact' }).getAttribute('href')).toBe('/dashboard/contacts/c')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ada Obi',
    'ada@lantern-yard.co.uk',
    'repairs@lantern-yard.co.uk',
    '+44 20 7946 0148',
  ])
})
