import { expect, test } from 'vitest'
import { readCustomNotice, readCustomReport, readUnprovenStop } from '../../../src/platform/sms/custom-report.ts'

const URL_OF_SENDER = 'https://app.example/api/inbound-sms/custom/secret'
const form = (fields: Record<string, string>, headers = {}) => ({
  ...{ url: URL_OF_SENDER, body: new URLSearchParams(fields).toString() },
  headers: new Headers({ 'content-type': 'application/x-www-form-urlencoded', ...headers }),
})
const json = (fields: object, headers = {}) => ({
  ...{ url: URL_OF_SENDER, body: JSON.stringify(fields) },
  headers: new Headers({ 'content-type': 'application/json', ...headers }),
})
const notice = (request: ReturnType<typeof form>) => readCustomNotice(request, 'secret', 'address')
const reported = (report: object, to: string | null = null) => ({
  ...{ kind: 'report', to },
  report: { reason: null, isOptOut: false, ...report },
})

test.each([
  // Termii.
  [
    json({
      type: 'outbound',
      id: '9',
      message_id: '59',
      receiver: '2347030000001',
      sender: 'ACME',
      message: 'Reply STOP',
      status: 'DELIVERED | Message delivered to handset',
    }),
    reported({ id: '59', status: 'delivered' }, '2347030000001'),
  ],
  [
    json({
      type: 'outbound',
      message_id: '59',
      receiver: '2347030000001',
      message: 'Hi',
      status: 'DND Active on Phone Number',
    }),
    reported({ id: '59', status: 'failed', reason: 'DND Active on Phone Number' }, '2347030000001'),
  ],
  [
    json({
      type: 'inbound',
      id: '8',
      message_id: '39',
      receiver: '12022214836',
      sender: '2347030000001',
      message: 'Great',
      status: 'Received',
    }),
    { kind: 'sms', sms: { id: '39', from: '2347030000001', text: 'Great', isOptOut: false } },
  ],
  [json({ type: 'device_status', status: 'disconnected', device_id: 'e0' }), { kind: 'nothing' }],
  // Africa's Talking.
  [
    form({ id: 'ATXid_1', status: 'Success', phoneNumber: '+254700000001', networkCode: '63902' }),
    reported({ id: 'ATXid_1', status: 'delivered' }, '+254700000001'),
  ],
  [
    form({ id: 'ATXid_1', status: 'Failed', phoneNumber: '+254700000001', failureReason: 'UserInBlackList' }),
    reported({ id: 'ATXid_1', status: 'failed', reason: 'UserInBlackList', isOptOut: true }, '+254700000001'),
  ],
  [
    form({ id: 'i1', from: '+254700000001', to: '12345', text: 'Yes please', date: '2026-11-26' }),
    { kind: 'sms', sms: { id: 'i1', from: '+254700000001', text: 'Yes please', isOptOut: false } },
  ],
  [
    form({ senderId: 'ACME', phoneNumber: '+254700000001' }),
    { kind: 'sms', sms: { id: '', from: '+254700000001', text: '', isOptOut: true } },
  ],
])('one URL accepts both reports and replies: %#', async (request, expected) => {
  expect(await notice(request)).toEqual(expected)
})

test('a report is trusted by the secret in its URL only if the account chose that, and never with a wrong signature', async () => {
  const fields = { id: '1', status: 'delivered' }
  expect(await readCustomReport(json(fields), 'secret', 'address')).toMatchObject({ id: '1', status: 'delivered' })
  expect(await readCustomReport(json(fields), 'secret', 'signature')).toBeNull()
  expect(await readCustomReport(json(fields), 'secret', null)).toBeNull()
  expect(await readCustomReport(json(fields, { 'x-signature': 'd3Jvbmc=' }), 'secret', 'address')).toBeNull()
})

test('a STOP needs no proof, except that a wrong signature is rejected; a report that quotes our own STOP does not count', () => {
  const isStopWord = (text: string) => text === 'STOP'
  const from = '+254700000001'
  expect(readUnprovenStop(form({ from, text: 'STOP' }), isStopWord)).toMatchObject({ from })
  expect(readUnprovenStop(form({ from, text: 'Hello' }), isStopWord)).toBeNull()
  expect(readUnprovenStop(form({ from, text: 'STOP' }, { 'x-signature': 'd3Jvbmc=' }), isStopWord)).toBeNull()
  const ours = { type: 'outbound', sender: from, message: 'STOP', status: 'Delivered' }
  expect(readUnprovenStop(json(ours), isStopWord)).toBeNull()
})
