import { expect, test } from 'vitest'
import {
  composeDirectMessage,
  type DirectMessageToCompose,
} from '../../../../src/outreach/compose/compose-direct-message.ts'

const message: DirectMessageToCompose = {
  sender: { fromName: 'Blue Harbour', fromEmail: 'hello@Blue-Harbour.test' },
  to: { address: 'ada@acme-tools.com', name: 'Ada\nByron' },
  ...{ subject: 'Re: Hello', text: 'Tomorrow at ten.', html: null },
  ...{
    inReplyTo: 'a2@acme-tools.com',
    references: ['r1.m1@blue-harbour.test', 'a1@acme-tools.com', 'a2@acme-tools.com'],
  },
  ...{ reference: 'id.1', returnPath: null, replyTo: null, date: new Date(0) },
}

test('a reply references its message, and its conversation in order', () => {
  expect(composeDirectMessage(message)).toMatchObject({
    headers: {
      'In-Reply-To': '<a2@acme-tools.com>',
      References: '<r1.m1@blue-harbour.test> <a1@acme-tools.com> <a2@acme-tools.com>',
    },
    ...{ messageId: '<id.1@blue-harbour.test>', returnPath: 'hello@Blue-Harbour.test', text: 'Tomorrow at ten.' },
    to: { address: 'ada@acme-tools.com', name: 'Ada Byron' },
  })
})

test('a long conversation keeps its beginning and its end, and no ID that is invalid in a header', () => {
  const references = Array.from({ length: 60 }, (_, at) => `m${at}@acme.test`)
  const odd = ['a b@acme.test', '<x@acme.test>', 'x@acme.test\r\nBcc: all@acme.test', 'ä@acme.test', 'x'.repeat(400)]
  const { headers } = composeDirectMessage({ ...message, references: [...references, ...odd] })
  const ids = headers.References!.split(' ')
  expect(ids).toHaveLength(20)
  expect([ids[0], ids[1], ids.at(-2), ids.at(-1)]).toEqual([
    '<m0@acme.test>',
    '<m42@acme.test>',
    '<m59@acme.test>',
    '<a2@acme-tools.com>',
  ])
})

test('a message outside a conversation has no such headers', () => {
  expect(composeDirectMessage({ ...message, inReplyTo: null, references: [] }).headers).toEqual({})
})

test('line breaks in a header are rejected', () => {
  expect(() => composeDirectMessage({ ...message, subject: 'Hello\r\nBcc: all@acme.test' })).toThrow()
  expect(() => composeDirectMessage({ ...message, replyTo: 'a@acme.test\nBcc: all@acme.test' })).toThrow()
})
