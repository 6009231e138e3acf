import { expect, test } from 'vitest'
import type { DomainEvent } from '../../../../src/contracts/events.ts'
import { WEBHOOK_PAYLOAD_FIELDS } from '../../../../src/contracts/v1/guide-words.ts'
import { messageOf } from '../../../../src/features/webhooks/enqueue-webhooks.ts'

/** An event with any requested field. */
const eventOf = (kind: string) => new Proxy({ kind }, { get: (event, name) => (name === 'kind' ? event.kind : null) })

test.each(Object.entries(WEBHOOK_PAYLOAD_FIELDS))('the message about %s has the documented fields', (type, fields) => {
  const kind = type === 'download.completed' ? 'site-download.completed' : type
  const message = messageOf(eventOf(kind) as DomainEvent)
  expect(message?.type).toBe(type)
  expect(Object.keys(message?.data ?? {}).toSorted()).toEqual(fields.toSorted())
})
