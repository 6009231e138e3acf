import { expect, test } from 'vitest'
import { signsForItself } from '../../../../src/outreach/deliverability/signs-for-itself.ts'

const compliance = {
  ...{ use_spf: true, use_dmarc: true, use_dkim: true },
  ...{ require_opt_in: true, include_unsubscribe: true },
}
const sender = { fromEmail: 'News@Mail.Acme.com', dkimDomain: 'acme.com', dkimPublicKey: 'MIIB', compliance }
const KEY = ['v=DKIM1; k=rsa; p=MI IB']

test("a domain that publishes the sender's key, or whose parent does, is verified for that sender", () => {
  expect(signsForItself(sender, KEY)).toBe(true)
  expect(signsForItself({ ...sender, dkimDomain: 'Mail.acme.com' }, KEY)).toBe(true)
})

test.each([
  ['a domain beside it', { dkimDomain: 'other.acme.com' }, KEY],
  ['a domain below it', { fromEmail: 'a@acme.com', dkimDomain: 'mail.acme.com' }, KEY],
  ['a domain that only ends alike', { fromEmail: 'a@notacme.com' }, KEY],
  ['signing that is off', { compliance: { ...compliance, use_dkim: false } }, KEY],
  ['no key of its own', { dkimPublicKey: null }, KEY],
  ['no domain to sign for', { dkimDomain: null }, KEY],
  ['another key', {}, ['v=DKIM1; p=MIIC']],
  ['a key that was revoked', { dkimPublicKey: '' }, ['v=DKIM1; p=']],
  ['two keys', {}, [...KEY, ...KEY]],
  ['nothing published', {}, []],
  ['an unknown result', {}, null],
])('%s verifies nothing', (_, change, published) => {
  expect(signsForItself({ ...sender, ...change }, published)).toBe(false)
})
